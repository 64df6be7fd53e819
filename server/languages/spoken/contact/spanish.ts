/** How Spanish asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const CAN = '(?:puedo|podemos|se puede|podria|debo|tengo que|puede uno|hay que)';
const HOW = `(?:como|donde|a quien|a que numero)(?: ${CAN}| hago para)?`;

export const SPANISH_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:numeros?|num|nro|no)(?: de)? (?:telefonos?|tel|movil|celular|fijo|whatsapp|contacto|urgencias?|emergencias?|reservas|atencion al cliente)|(?:su|tu|el|un|vuestro|que|cual es su|cual es tu) numero|telefonos?|tel|tfno|movil|celular|cel|whatsapp|linea directa|centralita|fono',
    fax: '(?:numero de )?fax',
    email: '(?:direccion(?:es)? de )?(?:correos?(?: electronicos?)?|e-?mails?|mails?)|correo-e|buzon',
    address:
      'direccion(?:es)?(?: postal(?:es)?| exacta| completa| fisica)?|domicilio|codigo postal|ubicacion|ubicados?|localizacion|sede|local|como llegar|senas|coordenadas|gps',
    parking: 'aparcamientos?|aparcar|parkings?|estacionamientos?|estacionar|parqueaderos?',
    hours:
      'ultima entrada|(?:horarios?|horas?|dias?)(?: (?:de )?(?:apertura|atencion(?: al publico)?|cierre|visita|oficina|consulta|servicio|trabajo|comercial))?|abiert[oa]s?|cerrad[oa]s?|abren?|abris|cierran?|cerrais|apertura|cierre',
    person:
      '(?:duen[oa]s?|propietari[oa]s?|gerentes?|director(?:a|es)?|fundador(?:a|es)?|jefe|jefa|responsables?|encargad[oa]s?|titular)',
    contact: 'contactos?|datos de contacto|contactar(?:los|les|nos|te|con)?|formulario de contacto',
  },
  labels: {
    phone: 'llame(?:nos)?|llamanos|llamar|llamenos|recepcion|t',
    email: 'escribanos|escribenos|escriba',
    address:
      'donde estamos|donde encontrarnos|encuentrenos|visitenos|visitanos|donde|nuestra (?:tienda|oficina)',
    hours: 'cuando|estamos abiertos',
    contact: 'contactenos|contactanos|aviso legal',
  },
  asks: {
    phone: `(?:${HOW}|${CAN}) (?:llamar|telefonear|marcar)(?:les|los|te|os|le|lo)?|(?:los|les|os|te|le) (?:puedo )?llamar?|a que (?:numero|telefono)(?: (?:llamo|puedo llamar|hay que llamar|debo llamar))?|por telefono|que (?:numero|telefono) (?:marco|llamo)|tienen whatsapp|teneis whatsapp|a quien llamo|donde llamo`,
    fax: 'por fax|enviar(?:les|os)? un fax',
    email: `(?:${HOW}|${CAN}) (?:escribir|mandar|enviar)(?:les|los|te|os|le)?(?: un (?:e-?mail|mail|correo|mensaje))?|por (?:e-?mail|mail|correo)|a que (?:correo|e-?mail|direccion de correo|mail)(?: (?:escribo|puedo escribir|mando|envio))?`,
    address:
      'donde (?:estan|estais|esta|estas|se (?:encuentran?|ubican?|hallan?)|quedan?|os encontrais|os encuentro|los encuentro|puedo encontrar(?:los|os)?)(?: (?:ustedes|ubicad[oa]s?|situad[oa]s?|exactamente|localizad[oa]s?|el|la|su|sus|tu|vuestr[oa]))*(?: (?:tienda|hotel|restaurante|clinica|consultorio|consulta|oficinas?|local|negocio|estudio|salon|taller|empresa|gimnasio))?|como (?:llego|llegar|se llega|puedo llegar)(?: (?:ahi|alli|hasta (?:ahi|alli|ustedes)|a (?:su|la|el) [^ ]+))?|en que (?:calle|ciudad|direccion)|que calle',
    parking: 'donde (?:puedo|se puede|podemos) (?:aparcar|estacionar)(?: el coche)?',
    hours:
      '(?:cuando|a que hora|hasta que hora|desde que hora|que dias|que dia|hasta cuando|a partir de que hora)(?: (?:estan|estais|esta|se))?(?: (?:abren?|abris|cierran?|cerrais|abiert[oa]s?|cerrad[oa]s?|atienden?|atendeis|trabajan))?(?: (?:ustedes|la tienda|el restaurante|la clinica|el local|la oficina))?|(?:estan|estais|esta)(?: [^ ]+){0,2} (?:abiert[oa]s?|cerrad[oa]s?)|(?:abren|abris|cierran|cerrais|atienden|atendeis|trabajan)(?: ustedes)?|hasta que hora|hay alguien',
    person:
      'quien (?:es el duen[oa]|dirige|fundo|lleva|gestiona|manda)(?: (?:el|la|este|esta) [^ ]+)?|de quien es(?: (?:el|la|este|esta) [^ ]+)?',
    contact: `(?:${HOW}|${CAN}) (?:me )?(?:contactar|contacto|comunicar|comunicarme|comunico|localizar|poner(?:me|se)? en contacto|pongo en contacto)(?:les|los|te|os|me|se)?(?: con (?:ustedes|vosotros|alguien))?|a quien (?:me dirijo|puedo dirigirme)`,
  },
  times: 'cuando|a que hora|que hora|hasta que hora|hasta cuando|desde que hora|que dias|que dia',
  openings:
    '(?:(?:cual|cuales|que|quien|quienes) (?:es|son)|cual|cuales|donde (?:esta|estan|encuentro|puedo encontrar)|(?:tienen|teneis|tienes|tiene)(?: (?:ustedes|algun|alguna))?|(?:me )?(?:puede|puedes|pueden|podria|podrias|podrian)(?: (?:ustedes))? (?:darme|dar|decirme|decir|enviarme|pasarme|indicarme)|me (?:das|da|dan|pasas|dice|dices|dicen)|(?:dame|deme|diga(?:me)?|dime|pasame)|(?:necesito|quiero|quisiera|busco|me gustaria)(?: (?:saber|tener|conocer))?|hay|existe|y|hola|buenas|buenos dias|por favor|es|son|estan|estais|puedo (?:tener|saber|conocer))',
  beside:
    'su|sus|tu|tus|vuestr[oa]s?|el|la|los|las|lo|un|una|de|del|para|a|al|en|por|favor|gracias|y|o|me|mi?|nos|les|os|se|es|son|esta|estan|aqui|ahi|alli|exacta?o?|correct[oa]|actual|tener|saber|dar|empresa|negocio|tienda|hotel|restaurante|clinica|consulta|consultorio|oficina|local|pagina|web|sitio|hora|horas|dia|dias|manana|tarde|noche|mediodia|tarde|todos|cada|con|ustedes|vosotros|usted|cuando|todavia|que',
  notOurs: 'mi|mis|otr[oa]s?|nuev[oa]s?|antigu[oa]s?|usuarios?|clientes?',
  aside:
    'mayoristas?|distribuidores|fax|urgencias?|emergencias?|privacidad|proteccion de datos|empleo|curriculum|prensa|facturacion|contabilidad|quejas|reclamaciones|boletin',
  emergency: 'urgencias?|emergencias?|urgente|de noche|por la noche|fuera de horario|de guardia|averia',
  leads: 'fundo|creo|dirige',
  streets: String.raw`(?:[Cc]alle|C\/|[Aa]venida|[Aa]vda?\.|[Aa]v\.|[Pp]laza|[Pp]za\.|[Pp]aseo|[Pp]º|[Cc]amino|[Cc]arretera|[Cc]tra\.|[Rr]onda|[Cc]arrera|[Cc]ra\.?|[Tt]ravesía|[Cc]allejón|[Gg]ran [Vv]ía|[Rr]ambla|[Aa]lameda|[Bb]ulevar)\s+(?:(?:de|del|la|las|los|el)\s)*[\p{Lu}\d][\p{L}\d'’ .-]{0,50}?,?\s*(?:(?:n[.ºo°]*|núm\.|#)\s*)?\d+\s?[A-Za-z]?(?![\p{L}\p{N}])`,
  days: [
    'lunes|lun|lu',
    'martes|mar|ma',
    'miercoles|mie|mi',
    'jueves|jue|ju',
    'viernes|vie|vi',
    'sabados?|sab|sa',
    'domingos?|dom|do',
  ],
  weekdays: 'dias laborables|entre semana|dias habiles|laborables',
  weekend: 'fin(?:es)? de semana|finde',
  daily: 'todos los dias|diario|diariamente|cada dia|a diario',
  range: 'a|al|hasta(?: el)?',
  open: 'abiert[oa]s?|abrimos|abre|horarios?|atencion|apertura',
  closed: 'cerrad[oa]s?|cerramos|cierra|cierre|de vacaciones',
  holiday:
    'festivos?|feriados?|vacaciones|navidad|nochebuena|nochevieja|ano nuevo|reyes|semana santa|puente|agosto|dia de la madre|san valentin',
  season: 'temporada(?: (?:alta|baja|media))?|periodo lectivo|curso escolar|todo el ano',
  yearParts: {
    christmasEve: 'nochebuena',
    christmasDay: 'dia de navidad',
    boxingDay: '',
    christmas: 'navidad(?:es)?',
    newYearsEve: 'nochevieja|fin de ano',
    newYear: 'ano nuevo',
    easter: 'semana santa|pascua',
    spring: 'primavera',
    summer: 'verano',
    autumn: 'otono',
    winter: 'invierno',
  },
  between: 'entre',
  bounds: {
    coming: 'llegar|llegada|check-? ?in|entrar',
    going: 'salida|salir|check-? ?out|dejar libre|devolver|devolucion',
    last: 'ultim[oa]s?|a mas tardar|como maximo',
  },
  from: 'de|desde|entre',
  answersCalls: 'por telefono|atencion telefonica|linea telefonica',
  beforeClosing: '(?:minutos|horas?) antes del cierre',
  now: 'hoy|manana|ahora|ahora mismo|esta (?:noche|tarde|manana|semana)|actualmente',
  headings: {
    phone: 'Teléfono',
    fax: 'Fax',
    email: 'Correo electrónico',
    address: 'Dirección',
    parking: 'Aparcamiento',
    hours: 'Horario',
    person: 'Responsable',
    contact: 'Contacto',
  },
  socialMedia: 'redes sociales|redes',
  ofProfiles:
    'paginas?|cuentas?|perfil(?:es)?|canal(?:es)?|enlaces?|seguir(?:os|les|te)?|sigo|encontrar(?:os|les)?|encuentro|activos?|teneis|tienen|tienes|estais|estan',
  lacking: 'No encontré nada sobre «{topic}» en este sitio. Sus páginas indican:',
};
