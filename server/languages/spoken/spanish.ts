/** Spanish. */
import { SPANISH_EVERYDAY } from './everyday/spanish.js';
import { stemmer } from '@orama/stemmers/spanish';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { spanishIntents } from '../intents/spanish.js';
import { spanishNotices } from '../notices/spanish.js';
import { wholeWords } from '../definition/words.js';
import { SPANISH_CONTACT } from './contact/spanish.js';

export const spanish: SpokenLanguage = {
  isSpoken: true,
  code: 'es',
  name: 'Spanish',
  nativeName: 'Español',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    a al algo ante antes aquel aunque bajo cada como con contra cual cuál cuáles cuando cuándo cuánto cuántos de
    del desde donde dónde durante e el él ella ellas ellos en entre era eran es esa ese eso esta está están este
    esto estos fue fueron ha había hace han hasta hay la las le les lo los me mi mis mucho muy más ni no nos
    nosotros o os otra otro para pero por porque puede puedo que qué quien quién quiénes se según ser si sí sin
    sobre son su sus también tan te tengo ti tiene todo todos tu tus un una uno unos y ya yo gracias favor
    cuánta cuántas cómo tienen tienes pueden podemos ustedes usted vosotros vuestro vuestra puedes podría quiero
    partir`,
  alwaysSaysPronouns: false,
  lightWords: `
    ahora alguien algún alguna algunas algunos año años aparece aparecen aquí así aún ayer ayuda ayudar bastante
    bien buen buena bueno buenos buenas casi caso cierta cierto claro cosa cosas creo cualquier da dar debo debe
    deben debería decir deja dejar demasiado dentro día días dice diferente diferentes digo dos ejemplo empezar
    encontrar encuentra encuentro entiendo entonces final forma funciona funcionan general gente gran grande
    hacer haciendo haga hago hecho hola hora horas hoy idea igual ir junto justo lado largo llega llegar llevar
    lleva luego manera mañana mayor mejor menos mes mismo mitad modo momento mucha muchas muchos nada nadie
    necesita necesito necesitan ninguna ninguno nueva nuevo nunca obtener ocurre pasa pasar parece parte persona
    personas poco pocos poder poner pone ponen pongo posible problema problemas pronto pueda pues querer quería
    quiere quieren realmente sabe saber salir salen sale seguir segunda segundo seguro semana semanas sé siempre
    sido sigue sirve solo sólo suele tal tampoco tanto tarde tener tiempo tipo toda todas todavía tomar total
    trata tres último última usa usar utilizar va vale vamos van varias varios ve veces ver vez`,
  synonyms: `
precio coste costo tarifa importe cuesta vale
gratis gratuito gratuita
pagar pago abonar cobrar
plazos cuotas financiar financiación
factura recibo comprobante
comprar compra pedido pedir adquirir encargar
cancelar anular cancelación
devolver devolución cambio
reembolso reembolsar dinero
envío enviar entrega entregar mandar reparto
paquete pedido envío
roto dañado defectuoso estropeado averiado
garantía cobertura
reparar arreglar reparación
descuento oferta promoción cupón rebaja
tienda comercio local
horario abierto abrir abren
cerrado cerrar cierran
cita reserva turno
reservar pedir solicitar
cambiar modificar editar actualizar
eliminar borrar quitar suprimir
crear añadir agregar
entrar acceder acceso sesión login
registrarse registro inscripción inscribirse alta
baja cancelar
contraseña clave
olvidar olvidado perder perdido
cuenta perfil usuario
usuario miembro persona
cliente comprador
empleado compañero trabajador
invitar invitación
permiso rol acceso derecho
móvil celular teléfono
llamar teléfono llamada
ordenador computadora portátil pc
programa aplicación app software
sitio página web
error fallo problema avería
lento velocidad
instalar instalación configurar
actualizar actualización versión
ajustes configuración opciones preferencias
activar habilitar encender
desactivar deshabilitar apagar
buscar encontrar
ver mostrar visualizar
ocultar esconder
compartir publicar
descargar bajar exportar
subir cargar importar
copia respaldo
recuperar restaurar restablecer
límite máximo tope
mínimo menos
cantidad número
estadísticas informe datos
notificación aviso alerta
idioma lengua traducción
seguridad seguro proteger protección
privacidad datos
ayuda soporte asistencia atención
contacto contactar comunicarse
archivo fichero documento
carpeta directorio
foto imagen fotografía
coche auto carro vehículo
aparcar aparcamiento estacionar estacionamiento parking
dirección ubicación
habitación cuarto alojamiento
niños niño menores menor hijos
animales mascotas mascota perro animal
comer comida alimentos alimento
llevar traer
limpiar limpieza
diente muela
sacar extraer extracción
duele dolor doler
urgente urgencia urgencias emergencia
médico doctor
tarjeta crédito débito
efectivo metálico
duración dura tarda tiempo plazo
caducar caducidad vencer vencimiento
confirmar confirmación
diferencia comparar
requisito necesario
${SPANISH_EVERYDAY.trim()}
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: String.raw`p\.ej|dra?|sra?s?|tel|tfno|avda|núm|pág|uds?|aprox`,
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords('no|nunca|jamás|sin|ni|ningún|ningun[ao]s?|tampoco'),
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'pero|sino|que',
  yesOrNo: 'sí|si|no',
  numberWords: absent('None was collected.'),
  lengthsOfTime: {
    'hora y media': 90,
    'media hora': 30,
    'una hora': 60,
  },
  timeRanges: {
    to: 'a|y',
    upTo: 'hasta',
    below: 'menos de|como máximo',
    above: 'más de|a partir de|al menos|desde',
    orMore: 'o más',
    ahead: 'antes|de antelación',
  },
  asksAmount: String.raw`\bcu[aá]nt[oa]s?\b|\bcu[aá]ndo\b|\b(?:precio|cuesta)\b`,
  namesAmount: absent('None was collected.'),
  ages: {
    told: String.raw`\d{1,2} años de edad|(?:tiene|tienen|cumple) \d{1,2} años`,
    child: 'niño',
    adult: 'adulto',
    senior: 'mayor',
    under: 'menores de|menor de|menos de|hasta',
    over: 'mayores de|mayor de|más de|desde',
    andOver: '(?:años )?(?:o|y) (?:más|mayores)|en adelante',
    years: 'años',
  },
  asks: {
    price:
      'cuánto cuesta|cuánto cuestan|cuanto cuesta|cuánto vale|cuanto vale|cuánto cobran|cuanto cobran|cuánto es|qué precio|precio|precios|tarifa|tarifas|coste|costo|cuesta|cuestan|a cuánto',
    time: 'cuándo|cuando|a qué hora|a que hora|hasta qué hora|hasta cuándo|qué días|qué día|horario|horarios',
    duration:
      'cuánto tiempo|cuanto tiempo|cuántos (?:minutos|días|meses|años)|cuántas (?:horas|semanas|noches)|cuánto dura|cuanto dura',
    definition: 'qué es|que es|qué son|qué significa|que significa|definición de',
    person: 'quién es|quien es|quiénes son|quién hace|quién dirige|cómo se llama',
    least: 'más barato|más barata|más baratos|más baratas|más económico|más económica',
    most: 'más caro|más cara|más caros|más caras',
    small: 'pequeñ[oa]s?|chic[oa]s?',
    large: 'grandes?',
  },
  defines: 'es|son|significa|consiste en',
  freeOfCharge: 'gratis|gratuito|gratuita|gratuitos|gratuitas|sin coste|sin costo|incluido|incluida',
  calendar: {
    through: 'a|hasta',
    weekend: 'fin de semana|fines de semana',
    weekdays: 'entre semana|días laborables|días hábiles',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: SPANISH_CONTACT,

  followUp: {
    goesOn: 'y|e|pero|o|qué hay de|qué tal',
    openings: 'y|o|pero|entonces|también|qué tal|qué pasa con',
    pointers: 'es[ao]s?|est[aeo]s?|ello|ellos|ellas|lo mismo|allí|ahí',
    closed:
      'es|son|está|están|hay|puedo|podemos|puede|pueden|se puede|tengo que|tenemos que|hace falta|debo|tiene|tienen|tenéis',
    other: 'otr[oa]',
  },
  anaphora:
    'esto|este|esta|estos|estas|eso|ese|esa|esos|esas|ello|ellos|ellas|su|sus|sin embargo|además|también|entonces|luego|por lo tanto|de lo contrario|en este caso|pero|y|o|allí|ambos|también .{0,20}|nosotros también|asimismo|igualmente|por ello|por eso|por esta razón|para ello|para eso|para esto|en estos casos|en ese caso|en ambos casos|de esta manera|de este modo|de esta forma|así|por ejemplo|no obstante|aun así|finalmente|por último|después|a continuación|por consiguiente|en consecuencia|si es así|en caso contrario|si no|él|ella|lo mismo|estos últimos|este último|esta última|dicho|dicha|dichos|dichas|aquí|ahí|otro|otra',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: spanishIntents,
  notices: spanishNotices,
  fixedSentences: {
    refusal:
      'No he encontrado la respuesta en este sitio. Pruebe con otras palabras o hable con nuestro equipo.',
    refusalWithPages:
      'No he encontrado una respuesta clara en este sitio. Quizá le ayuden estas páginas; también puede preguntar con otras palabras o hablar con nuestro equipo.',
    mayHelp: 'No estoy seguro de que sea lo que busca, pero quizá le ayude:',
    saidBefore: 'Como ya cité arriba:',
    otherLanguage: 'Las páginas están en {language}; pruebe a preguntar en ese idioma.',
    nothingAsked: 'No he entendido qué le gustaría saber. Hágame una pregunta breve sobre este sitio.',
  },
};
