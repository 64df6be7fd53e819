/** How Portuguese asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const CAN = '(?:posso|podemos|pode-se|poderia|devo|tenho que|consigo|da para)';
const HOW = `(?:como|onde|quem|para quem|a quem|para que numero)(?: (?:e que|eu))?(?: ${CAN}| faco para)?`;

export const PORTUGUESE_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:numeros?|num|nr|n°)(?: (?:de|do))? (?:telefones?|tel|telemovel|celular|fixo|whatsapp|contat?o|contacto|emergencia|reservas|atendimento)|(?:o seu|o vosso|o teu|seu|vosso|teu|qual o|o|um) numero|telefones?|tel|telemovel|celular|cel|whatsapp|zap|linha direta|fone',
    fax: '(?:numero de )?fax',
    email: '(?:enderecos? de )?(?:e-?mails?|mails?|correio eletronico|correio electronico)|caixa de correio',
    address:
      'enderecos?(?: postal| exato| completo)?|moradas?|codigo postal|cep|localizacao|localizados?|sede|como chegar|direcoes|direccoes|coordenadas|gps',
    parking: 'estacionamentos?|estacionar',
    hours:
      '(?:horarios?|horas?|dias?)(?: (?:de )?(?:abertura|funcionamento|atendimento|encerramento|fecho|visita|expediente|servico))?|abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|abre|abrem|fecha|fecham|abertura|expediente',
    person:
      '(?:don[oa]s?|proprietari[oa]s?|gerentes?|diretor(?:a|es)?|director(?:a|es)?|fundador(?:a|es)?|chefe|responsave(?:l|is)|socios?)',
    contact: 'contat?c?tos?|contat?c?tar|dados de contat?c?to|formulario de contat?c?to|fale conosco',
  },
  labels: {
    parking: 'estacione',
    phone: 'ligue(?:-nos)?|ligar|rececao|recepcao|t',
    email: 'escreva(?:-nos)?|escrever',
    address:
      'onde estamos|onde nos encontrar|encontre-nos|visite-nos|onde|a nossa (?:loja|morada)|nossa loja',
    hours: 'quando|estamos abertos',
    contact: 'contacte-nos|entre em contato|entre em contacto|fale connosco',
  },
  asks: {
    phone: `(?:${HOW}|${CAN}) (?:lhe |lhes |vos |te )?(?:ligar|telefonar|ligo|telefono)(?:-vos|-lhe|-lhes)?(?: para voces)?|(?:para )?(?:que|qual) (?:numero|telefone)(?: (?:ligo|devo ligar|posso ligar))|por telefone|para quem ligo|tem whatsapp|voces tem (?:whatsapp|zap)`,
    fax: 'por fax|enviar um fax',
    email: `(?:${HOW}|${CAN}) (?:lhe |lhes |vos |te )?(?:escrever|mandar|enviar)(?:-vos|-lhe|-lhes)?(?: um (?:e-?mail|mail|mensagem))?|por (?:e-?mail|mail)|para (?:que|qual) (?:e-?mail|mail|endereco)(?: (?:escrevo|mando|envio))?`,
    address:
      'onde (?:e que )?(?:(?:voces )?(?:ficam?|estao|esta|se (?:encontra|localiza|situa)m?|e)|voces sao|encontro voces|os encontro|vos encontro|posso encontra-los)(?: (?:localizad[oa]s?|situad[oa]s?|exatamente|voces|o|a|seu|sua|vosso|vossa))*(?: (?:loja|hotel|restaurante|clinica|consultorio|escritorio|salao|estudio|oficina|empresa|ginasio|academia))?|como (?:chego|chegar|se chega|posso chegar|faco para chegar)(?: (?:ai|ate voces|a(?:o|i)? [^ ]+))?|em que (?:rua|cidade)|que rua|qual rua',
    parking: 'onde (?:posso|podemos|se pode) estacionar(?: o carro)?',
    hours:
      '(?:quando|a que horas?|ate que horas?|de que horas?|que horas|que dias|quais dias|ate quando|a partir de que horas?|em que dias)(?: (?:e que|voces|o|a|loja|restaurante|estao|esta|e))*(?: (?:abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|abrem?|fecham?|encerram?|funcionam?|atendem))?|(?:estao|esta|estais|voces estao)(?: [^ ]+){0,2} (?:abert[oa]s?|fechad[oa]s?)|(?:voces )?(?:abrem|fecham|atendem|funcionam|trabalham)|ate que horas?|tem alguem|ha alguem',
    person:
      'quem (?:e o (?:dono|proprietario|responsavel)|e a dona|dirige|fundou|gere|manda)(?: (?:o|a|d[oa]|este|esta) [^ ]+)?|de quem e(?: (?:o|a|este|esta) [^ ]+)?',
    contact: `(?:${HOW}|${CAN}) (?:vos |lhe |os )?(?:contat?c?tar|falar|entrar em contat?c?to|contat?c?to)(?:-vos|-los)?(?: (?:com )?(?:voces|vocês|a equipa|alguem))?|(?:vos|os) (?:posso )?contat?c?tar|a quem me dirijo`,
  },
  times: 'quando|a que horas?|que horas|ate que horas?|ate quando|de que horas|que dias|quais dias',
  openings:
    '(?:(?:qual|quais|que|quem) (?:e|sao)|qual|quais|onde (?:encontro|posso encontrar|esta)|(?:voces )?(?:tem|teem|possuem)|(?:posso|poderia) (?:ter|saber|obter)|(?:pode|podes|podem|poderia|poderiam) (?:me )?(?:dar|dar-me|dizer|dizer-me|enviar|passar|informar)|(?:me )?(?:da|de|passa|passe|diga|diz|informe)(?:-me)?|(?:preciso|quero|queria|gostaria|procuro)(?: (?:de|do|da|saber|ter))*|ha|existe|e|ola|oi|bom dia|boa tarde|por favor|sao|estao)',
  beside:
    'seus?|suas?|vossos?|vossas?|teus?|tuas?|o|a|os|as|um|uma|de|do|da|dos|das|para|pra|ao|aos|em|no|na|por|favor|obrigad[oa]|e|ou|me|nos|lhe|se|voces?|e|sao|esta|estao|aqui|ai|exat[oa]|corret[oa]|atual|ter|saber|dar|empresa|loja|hotel|restaurante|clinica|consultorio|escritorio|site|pagina|hora|horas|dia|dias|manha|tarde|noite|meio-dia|cedo|tarde|todos|cada|com|quando|ainda|que',
  notOurs: 'meus?|minhas?|outr[oa]s?|nov[oa]s?|antig[oa]s?|usuarios?|utilizador(?:es)?|clientes?|dele|dela',
  aside:
    'atacado|revendedores|fax|urgencias?|emergencias?|privacidade|protecao de dados|recrutamento|emprego|vagas|imprensa|faturacao|contabilidade|reclamacoes|newsletter|ouvidoria',
  emergency: 'urgencias?|emergencias?|urgente|a noite|de noite|fora de horas|fora do horario|avaria',
  leads: 'fundou|criou|dirige',
  streets: String.raw`(?:[Rr]ua|R\.|[Aa]venida|[Aa]v\.|[Pp]raça|[Pp]ç\.|[Tt]ravessa|[Ee]strada|[Ll]argo|[Aa]lameda|[Cc]alçada|[Rr]odovia|[Bb]eco|[Qq]uinta|[Pp]raceta)\s+(?:(?:de|do|da|dos|das)\s)*[\p{Lu}\d][\p{L}\d'’ .-]{0,50}?,?\s*(?:n\.?[ºo°]?\s?)?\d+(?:\s?[A-Za-z])?(?![\p{L}\p{N}])`,
  days: [
    'segundas?(?:-feiras?)?|seg|2ª',
    'tercas?(?:-feiras?)?|ter|3ª',
    'quartas?(?:-feiras?)?|qua|4ª',
    'quintas?(?:-feiras?)?|qui|5ª',
    'sextas?(?:-feiras?)?|sex|6ª',
    'sabados?|sab',
    'domingos?|dom',
  ],
  weekdays: 'dias uteis|dias de semana|durante a semana',
  weekend: 'fins? de semana|fim-de-semana|fins-de-semana',
  daily: 'todos os dias|diariamente|diario|cada dia',
  range: 'a|as|ate|ao',
  open: 'abert[oa]s?|abrimos|abre|horarios?|atendimento|funcionamento',
  closed: 'fechad[oa]s?|encerrad[oa]s?|fechamos|encerra',
  holiday: 'feriados?|ferias|natal|ano novo|pascoa|carnaval|vespera|dia (?:da mae|das maes|dos namorados)',
  season:
    '(?:alta|baixa|media)?[- ]?(?:temporada|estacao|epoca)(?: (?:alta|baixa|media))?|periodo letivo|todo o ano',
  yearParts: {
    christmasEve: 'vespera de natal',
    christmasDay: 'dia de natal',
    boxingDay: '',
    christmas: 'natal',
    newYearsEve: 'vespera de ano novo|reveillon',
    newYear: 'ano novo',
    easter: 'pascoa',
    spring: 'primavera',
    summer: 'verao',
    autumn: 'outono',
    winter: 'inverno',
  },
  between: 'entre',
  bounds: {
    coming: 'cheg(?:ar|ada|amos)|check-? ?in',
    going: 'saida|sair|check-? ?out|devolver|devolucao',
    last: 'ultim[oa]s?|no maximo',
  },
  from: 'das|entre as',
  answersCalls: 'por telefone|ao telefone|atendimento telefonico',
  beforeClosing: '(?:minutos|horas?) antes do (?:fecho|encerramento|fechamento)',
  now: 'hoje|amanha|agora|esta (?:noite|tarde|manha|semana)|neste momento|atualmente|logo',
  headings: {
    phone: 'Telefone',
    fax: 'Fax',
    email: 'E-mail',
    address: 'Endereço',
    parking: 'Estacionamento',
    hours: 'Horário',
    person: 'Responsável',
    contact: 'Contato',
  },
  socialMedia: 'redes sociais',
  ofProfiles:
    'paginas?|contas?|perfi[sl]|perfil|canal|canais|links?|seguir|encontrar|encontro|ativos?|tem|têm|estao',
  lacking: 'Não encontrei nada sobre “{topic}” neste site. As páginas indicam:',
};
