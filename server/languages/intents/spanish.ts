/** Spanish: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const spanishIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'hola|buenas|buenos días|buenos dias|buenas tardes|buenas noches|saludos|hey|buenas a todos|hola buenas|hola buenos días|holi|qué onda|muy buenas',
      thanks:
        'gracias|muchas gracias|mil gracias|te lo agradezco|gracias por todo|gracias por la ayuda|muchísimas gracias|muy amable|me ayudó|me ha ayudado|muy útil|se agradece|grax',
      goodbye:
        'adiós|adios|hasta luego|hasta pronto|chao|nos vemos|que tenga un buen día|buen día|bye|hasta mañana|hasta la próxima|chau|cuídate|que estés bien|que tengas un buen día|feliz día|buenas noches hasta mañana|eso es todo|nada más|es todo',
      assent:
        'ok|vale|perfecto|genial|entendido|de acuerdo|muy bien|claro|sí|si|no|okay|bueno|bien|ya|ya veo|entiendo|comprendo|claro que sí|por supuesto|excelente|estupendo|fenomenal|listo|exacto|correcto|no importa|no pasa nada|da igual|no gracias|vaya|ah|mmm|hmm|okey|dale',
      wellbeing:
        'cómo estás|como estas|cómo está|qué tal|que tal|cómo te va|cómo andas|cómo va|cómo está usted|qué hay|qué pasa|todo bien',
      laughter: 'jaja*|jeje*|jiji*|haha*|lol|xd|qué risa|qué gracioso|gracioso|muy gracioso|es broma',
      test: 'prueba|probando|test|una prueba|esto es una prueba|es una prueba|solo es una prueba|solo probando|estoy probando|funciona|funciona esto|esto funciona|estás ahí|estas ahi|está ahí|sigues ahí|me escuchas|me oyes',
      machine:
        'eres un bot|eres un robot|eres humano|eres una persona|eres una persona real|es usted un robot|eres una ia|quién eres|quien eres|estoy hablando con un robot|estoy hablando con una persona|es un robot|es un bot|esto es un robot|esto es un bot|es usted un bot|es usted una persona|es usted humano|es usted una máquina|eres una máquina|eres un humano|eres un ser humano|eres real|eres de verdad|eres una inteligencia artificial|es una ia|eres un chatbot|eres chatgpt|eres una persona de verdad|eres persona o robot|eres humano o robot|eres un humano o un robot|eres un robot o una persona|robot o humano|hablo con un robot|hablo con una persona|hablo con un humano|hablo con una máquina|estoy hablando con un humano|estoy hablando con una máquina|estoy hablando con un bot|estoy hablando con una persona real|con quién hablo|con quién estoy hablando|quién es usted|quién es|qué eres|cómo te llamas|cómo se llama|cuál es tu nombre|cuál es su nombre|tienes nombre|tu nombre|quién te creó|quién te hizo|cuántos años tienes|preséntate|qué es esto',
      help: 'ayuda|ayúdame|necesito ayuda|me puedes ayudar|puedes ayudarme|qué puedes hacer|que puedes hacer|tengo una pregunta|ayúdeme|ayuda por favor|ayúdame por favor|necesito tu ayuda|necesito su ayuda|puede ayudarme|me puede ayudar|me podrías ayudar|me podría ayudar|podrías ayudarme|podría ayudarme|en qué puedes ayudarme|en qué me puedes ayudar|en qué puedes ayudar|cómo puedes ayudarme|qué sabes hacer|qué haces|para qué sirves|qué puedo preguntarte|qué puedo preguntar|cómo funciona esto|cómo funcionas|cómo funciona|tengo una duda|tengo una consulta|tengo dudas|tengo preguntas|una pregunta|una consulta|una duda|pregunta|puedo hacer una pregunta|puedo hacerte una pregunta|puedo preguntar algo',
      complaint:
        'inútil|eres inútil|eres un inútil|es inútil|esto es inútil|no sirves|no sirves para nada|no sirve|no sirve para nada|esto no sirve|esto no sirve para nada|estúpido|estúpida|eres estúpido|tonto|eres tonto|bobo|idiota|imbécil|eres un idiota|eres idiota|bot estúpido|bot inútil|robot estúpido|mierda|esto es una mierda|una mierda|vete a la mierda|joder|coño|carajo|puta madre|hijo de puta|cállate|vete al carajo|basura|esto es basura|es una basura|pésimo|pésimo servicio|mal servicio|horrible|terrible|qué asco|asco|ridículo|esto es ridículo|es ridículo|qué vergüenza|una vergüenza|es una broma|una broma|me estás tomando el pelo|pérdida de tiempo|una pérdida de tiempo|es una pérdida de tiempo|qué pérdida de tiempo|frustrante|es frustrante|estoy frustrado|estoy frustrada|estoy enojado|estoy enfadado|estoy enfadada|estoy molesto|estoy harto|estoy harta|estoy cansado de esto|molesto|no me ayudas|no me ayuda|no me está ayudando|no ayuda|no ayudas|no me sirve|eso no me sirve|eso no me ayuda|eso no ayuda|no me ayudó|no es útil|nada útil|no entiendes|no entiendes nada|no me entiendes|no me entiende|no entiende|no es lo que pregunté|eso no es lo que pregunté|eso no fue lo que pregunté|no respondes a mi pregunta|no has respondido a mi pregunta|no contestas mi pregunta|esa no es mi pregunta|eso no es una respuesta|incorrecto|está mal|eso está mal|respuesta incorrecta|mentira|tonterías|gracias por nada|olvídalo|me rindo|te odio|odio esto|en serio|qué malo|malísimo',
      filler:
        'a todos|por todo|por la ayuda|por tu ayuda|por favor|otra vez|tú|tu|usted|y|pues|entonces|ahora|hoy|muy|tan|señor|señora|amigo|todos|también|igualmente|pero|bot|solo|por eso|por la información|por tu tiempo|por su ayuda|a ti|a usted|de verdad|porfa|es|eres|esto|este',
    },
    replies: {
      greeting: '¡Hola! ¿Qué le gustaría saber?',
      help: 'Con gusto. Hágame una pregunta breve sobre este sitio y buscaré la respuesta.',
      thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
      assent: 'Me alegra haberle ayudado. Pregúnteme lo que quiera cuando quiera.',
      goodbye: '¡Hasta luego! Si tiene más preguntas, aquí estaré.',
      wellbeing: 'Muy bien, gracias. ¿Qué le gustaría saber?',
      machine:
        'Soy un asistente automático. Mis respuestas salen de las páginas de este sitio y siempre indico la fuente.',
      laughter: 'Me alegra que se divierta. ¿Qué le gustaría saber?',
      test: 'Aquí estoy. ¿Qué le gustaría saber?',
      complaint: 'Siento no haberle ayudado. Pruebe con otras palabras o hable con nuestro equipo.',
    },
  },
  preamble: {
    newSubject:
      'otra pregunta|otra pregunta distinta|pregunta diferente|tengo otra pregunta|tengo otra duda|puedo hacer otra pregunta|puedo hacerle otra pregunta|puedo hacerte otra pregunta|puedo preguntar otra cosa|te hago otra pregunta|le hago otra pregunta|olvídalo|olvídelo',
    newSubjectClause:
      'nueva pregunta|otra cosa|otra cosa distinta|otra duda|otra consulta|tengo otra consulta|una pregunta diferente|una pregunta distinta|una nueva pregunta|siguiente pregunta|es otra cosa|es sobre otra cosa|sobre otra cosa|es por otra cosa|una pregunta sobre otra cosa|tengo una pregunta sobre otra cosa|quería preguntar otra cosa|quiero preguntar otra cosa|quisiera preguntar otra cosa|otro tema|otro asunto|cambio de tema|cambiando de tema|cambiemos de tema|hablemos de otra cosa|pasemos a otra cosa|olvida eso|déjalo|déjelo|dejémoslo|no importa',
    aside:
      'por cierto|a propósito|de paso|ya que estamos|ya que estoy|una pregunta más|tengo una pregunta más|una última pregunta',
  },
  humanRequest: {
    words: {
      person:
        'humano|humana|humanos|un humano|ser humano|persona real|personas reales|persona de verdad|persona humana|persona física|persona viva|una persona real|alguien real|alguien humano|alguien de verdad|alguien de carne y hueso|de carne y hueso|gente real|gente de verdad|agente|agente humano|agente en vivo|agente real|asesor|asesora|asesor humano|operador|operadora|representante|teleoperador|atención humana|ayuda humana|soporte humano|hay alguien|hay alguien ahí|alguien ahí|hay alguien aquí|hay alguien disponible|está alguien ahí|hay algún humano|hay alguna persona',
      someone:
        'alguien|una persona|persona|personas|alguna persona|gente|algún encargado|encargado|encargada|supervisor|supervisora|jefe|jefa|gerente|el responsable|responsable|atención al cliente|atención a clientes|servicio al cliente|servicio de atención al cliente|soporte técnico|soporte|el soporte|alguno de ustedes|un hombre|una mujer|quien pueda ayudarme|alguien más|otra persona',
      staff:
        'empleado|empleada|empleados|compañero|compañera|compañeros|equipo|equipo de ventas|equipo de soporte|miembro del equipo|personal|trabajador|ventas|vendedor|vendedora|comercial|técnico|técnica|facturación|contabilidad|departamento|departamento de ventas|oficina|recepción|recepcionista|conserje|dueño|dueña|propietario|propietaria|director|directora|dirección|administración|administrador|administradora|experto|experta|especialista|consultor|consultora|entrenador|entrenadora|monitor|profesor|profesora|maestro|médico|médica|doctor|doctora|dentista|enfermera|enfermero|terapeuta|fisioterapeuta|farmacéutico|veterinario|cocinero|chef|camarero|camarera|mecánico|abogado|abogada|secretaría|secretaria|secretario|asistente|tienda|central|centralita|ejecutivo|ejecutiva',
      reach:
        'hablar|hablar con|hable con|hablo con|hablar a|charlar|charlar con|chatear|chatear con|conversar|conversar con|platicar|platicar con|comunicarme con|comunicarme|comuníqueme con|comunícame con|comunicar con|comunicarnos con|conectarme con|conécteme con|conéctame con|póngame con|ponme con|ponerme con|pónganme con|ponerme en contacto con|póngame en contacto con|ponme en contacto con|pásame con|páseme con|pasarme con|pásenme con|pásame a|pasar con|transferirme|transferirme a|transfiérame a|transfiéreme a|transferir a|derivarme a|derivar a|escalar|que me atienda|me atienda|me atiende|atenderme|ser atendido por|ser atendida por|atención de|al teléfono|contactar con|contactarme con|entrar en contacto con|dirigirme a|tratar con|escribir a|una conversación con|conversación con|dialogar con|atender|atienda|atiendan|atendiera|atendido|ser atendido|comunicarse con|hablarle a|pasarme|pasar a|comunícame|comuníqueme|contacte|contacte hoy',
      contact: 'contactar|contactar a|localizar|llamar a|encontrar|llegar a|comunicarme',
      beforeName:
        'hablar con|chatear con|conversar con|platicar con|comunicarme con|póngame con|ponme con|pásame con|páseme con|comuníqueme con|señor|señora|señorita|doctor|doctora|dr|dra|don|doña|sr|sra',
      wish: 'quiero|quisiera|querría|me gustaría|deseo|desearía|necesito|necesitaría|necesitamos|queremos|preciso|prefiero|preferiría|exijo|pido|solicito|solicitar|pedir|por favor|porfa|porfavor|deme|dame|denme|busco|requiero|puedo tener|me pueden dar|me pueden pasar|me das',
      assist:
        'ayuda|ayudar|ayudarme|me ayude|me ayuda|ayudarnos|nos ayude|asistirme|asistencia|resolver|responderme|me responda|me conteste|contestarme|me atienda',
      callMe:
        'llámame|llámeme|llámenme|me llame|me llamen|me llama|me llaman|llamarme|me puede llamar|me pueden llamar|me podrían llamar|me podría llamar|llamarnos|nos llame|nos llamen|llámennos|devuélvame la llamada|devuélveme la llamada|devolverme la llamada|me devuelvan la llamada|me devuelva la llamada|me devuelve la llamada|contácteme|contáctame|contáctenme|contactarme|me contacte|me contacten|me contacta|ponerse en contacto conmigo|póngase en contacto conmigo|pónganse en contacto conmigo|se ponga en contacto conmigo|se pongan en contacto conmigo|escríbeme|escríbame|escribirme|me escriba|me escriban|mándame un correo|envíame un correo|me escriban un correo|telefonéeme|que me llamen|recibir una llamada|hablar por teléfono|hablar en persona|hablar por tel|me llamaran|me llamasen|me llamara|me contactaran|me contacte alguien|me devolvieran la llamada|me marquen|márquenme|márqueme|me regresen la llamada',
      callVerb: '',
      callee: '',
      call: 'llamada|una llamada|llamada telefónica|una llamada telefónica|devolución de llamada|llamada de vuelta',
      noMachine:
        'no un robot|no un bot|no una máquina|no con un robot|no con un bot|no con una máquina|no a un robot|no quiero un robot|no quiero un bot|no quiero una máquina|no quiero hablar con un robot|no quiero hablar con un bot|no quiero hablar con una máquina|no quiero hablar con una ia|no quiero robots|no quiero bots|sin robots|sin bots|nada de bots|nada de robots|en lugar de un robot|en vez de un robot|en vez de un bot|en lugar de un bot|harto de este bot|harta de este bot|harto de robots|no contigo',
      asks: 'hay|tienen|tienes|tiene|ofrecen|ofrece|existe|cómo|dónde|qué es|cuál es|cuántos|cuántas|cuándo|por qué|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|qué|quién es',
      self: 'yo|me|mi|nos|nosotros|cómo puedo|cómo hago para|dónde puedo|puedo|podría|quiero|podemos|pudiera|pueda|podamos|podría yo|pudiera|me',
      about:
        'sobre|acerca de|acerca del|respecto a|respecto al|con respecto a|referente a|en relación con|por|para|porque|ya que|debido a|de mi|de mis|del|que sepa|que pueda|que hable|que me ayude|que entienda|si|antes|a ver|en cuanto a|y',
      before:
        'y quiero|y quisiera|y me gustaría|y necesito|pero quiero|pero necesito|así que quiero|y puedo|y pueden|y alguien|quiero|quisiera|necesito|me gustaría|por favor|puedo|y',
      around:
        'yo|me|mi|mí|conmigo|nos|te|le|se|lo|tú|usted|ustedes|su|sus|tu|tus|un|una|uno|unos|el|la|los|las|de|del|con|a|al|en|por|por teléfono|por chat|por correo|vía|que|puedo|puede|pueden|puedes|podría|podrían|podrías|podría yo|podemos|poder|es posible|sería posible|posible|hay forma de|hay manera de|hay alguna forma de|alguna forma de|alguna manera de|hay posibilidad de|manera de|ser|es|está|están|estar|hacer|haga|hacen|tener|déjame|déjeme|permítame|ahora|ahora mismo|ya|ya mismo|inmediatamente|de inmediato|urgente|urgentemente|rápido|rápidamente|lo antes posible|cuanto antes|pronto|directamente|directo|en persona|en vivo|en directo|en línea|hoy|mañana|mañana por la mañana|mañana por la tarde|esta tarde|esta mañana|esta noche|por la tarde|por la mañana|el lunes|el martes|el miércoles|el jueves|el viernes|lunes|martes|miércoles|jueves|viernes|más tarde|luego|después|solo|sólo|simplemente|realmente|de verdad|real|verdadero|verdadera|otro|otra|algún|alguna|mejor|por fin|también|pero|y|o|entonces|pues|hola|buenas|buenos días|buenas tardes|buenas noches|gracias|muchas gracias|sí|no|ok|vale|perdón|disculpe|disculpa|lo siento|señor|señora|señorita|don|doña|doctor|aquí|ahí|allí|bot|robot|máquina|este|esta|esto|número|al número|mi número|mi número es|a las|horas|antes de|entre|disponible|capacitado|calificado|humano|maldito|puto|puta|en español|en inglés|que hable español|de ustedes|de su equipo|del equipo|de su empresa|de la empresa|de la tienda|de recepción|un momento|unos minutos|si es posible|si puede|si pueden|quién|quien|más|cómo puedo|cómo hago para|cómo|dónde puedo|tan|muy|eres',
    },
    reply: 'Claro. Deje su correo electrónico y un mensaje en el formulario, y nuestro equipo le responderá.',
  },
  misuse: {
    words: {
      disregard:
        'ignora|ignora todas|ignore|ignorar|olvida|olvida todas|olvide|omite|descarta|desobedece|sáltate|haz caso omiso de|no sigas|no hagas caso de|borra|elimina',
      change:
        'finge que eres|finge ser|haz como si fueras|actúa como si fueras|imagina que eres|ahora eres un|a partir de ahora eres|modo desarrollador|activa el modo desarrollador|modo dios',
      show: 'muestra|muéstrame|muéstreme|enséñame|imprime|dame|deme|dime|dígame|revela|revélame|repite|escribe|copia|traduce|envíame|envíeme|mándame|lista|pásame|facilítame|proporcióname|quiero|necesito|quiero saber|quiero ver|puedes darme|puede darme|me puedes dar|me puede dar|me das|me da',
      asks: 'cuál es|cuáles son|qué es|cuál|cuáles|qué|tienes|tienen',
      instructions:
        'instrucciones anteriores|las instrucciones anteriores|tus instrucciones|sus instrucciones|tus instrucciones anteriores|todas las instrucciones|todas las instrucciones anteriores|todas tus instrucciones|instrucciones previas|todas las instrucciones previas|las instrucciones previas|reglas anteriores|las reglas anteriores|tus reglas|todas las reglas|todas tus reglas|órdenes anteriores|las órdenes anteriores|directrices anteriores|tus directrices|indicaciones anteriores|tus restricciones|tu programación|todo lo anterior',
      prompt:
        'tu prompt|su prompt|tu prompt del sistema|el prompt del sistema|prompt del sistema|tu prompt de sistema|tu prompt inicial|tus instrucciones|tus instrucciones del sistema|tus instrucciones secretas|tus instrucciones internas|tus instrucciones iniciales|tu código fuente|tus contraseñas|el texto anterior|el texto de arriba|la contraseña del admin|contraseña del admin|contraseña de admin|la contraseña de admin|la contraseña del administrador|contraseña del administrador|contraseña de administrador|la contraseña de administrador',
      data: 'nombre|nombres|correo|correos|correo electrónico|correos electrónicos|email|emails|dirección|direcciones|direcciones de correo|direcciones de correo electrónico|direcciones de email|teléfono|teléfonos|número|números|número de teléfono|números de teléfono|datos|datos personales|datos de contacto|contraseña|contraseñas|credenciales|tarjeta de crédito|tarjetas de crédito|tarjetas|número de tarjeta|números de tarjeta|cuenta bancaria|fecha de nacimiento|información|información personal|historial|historial médico|historia clínica|expediente|expedientes|lista|la lista|una lista|pedidos|reservas|citas|facturas|mensajes|conversaciones|habitación|número de habitación|salario|salarios',
      secret:
        'historial médico|historia clínica|expediente médico|diagnóstico|tarjeta de crédito|número de tarjeta|dirección particular|dirección privada|número privado|número personal|salario|contraseña|contraseñas|fecha de nacimiento|datos bancarios',
      others:
        'otros clientes|tus otros clientes|sus otros clientes|los otros clientes|otro cliente|otra clienta|todos los clientes|todos sus clientes|todos tus clientes|otros usuarios|otro usuario|los demás usuarios|los demás clientes|los demás|otros visitantes|otros huéspedes|otro huésped|otros pacientes|otro paciente|otros miembros|otros socios|otras personas|otra persona|de otra gente|alguien más|cliente anterior|último cliente',
      of: 'de|del|de los|de las|de la',
      holder:
        'sus clientes|tus clientes|sus usuarios|sus huéspedes|sus pacientes|sus socios|sus miembros|sus empleados|los huéspedes|huésped|huésped de|pacientes|paciente|los pacientes',
      own: 'mi|mis|mío|mía|nuestro|nuestra|wifi|el wifi|wi-fi',
    },
    reply: 'No puedo ayudar con eso. Solo respondo preguntas sobre este sitio.',
  },
};
