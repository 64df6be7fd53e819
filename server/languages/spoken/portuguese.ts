/** Portuguese. */
import { stemmer } from '@orama/stemmers/portuguese';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { portugueseIntents } from '../intents/portuguese.js';
import { portugueseNotices } from '../notices/portuguese.js';
import { wholeWords } from '../definition/words.js';
import { PORTUGUESE_CONTACT } from './contact/portuguese.js';

export const portuguese: SpokenLanguage = {
  isSpoken: true,
  code: 'pt',
  name: 'Portuguese',
  nativeName: 'Português',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    a ao aos aquela aquele as às até com como da das de dela dele deles depois do dos e é ela elas ele eles em
    entre era essa esse esta está estão este eu foi foram há isso isto já la lhe mais mas me mesmo meu meus
    minha muito na não nas nem no nos nós nosso num numa o onde os ou para pela pelas pelo pelos por porque
    posso qual quais quando quanto quantos que quem se sem ser seu seus só sua suas também te tem tenho ter tu
    um uma você vocês obrigado quanta quantas pode podem têm fazem quero gostaria partir`,
  alwaysSaysPronouns: false,
  lightWords: `
    acho agora ainda alguém algo algum alguma algumas alguns ali amanhã ano anos antes aparece apenas aqui assim
    ajuda ajudar bastante bem boa boas bom bons cada caso certa certo chega chegar coisa coisas começar
    compreender conseguir consigo consegue contudo dá dar demais dentro deve devem devo deveria dia dias
    diferente diferentes diz dizer dois duas durante embora encontrar encontro então entender entendo enquanto
    errado espécie estar estou exatamente exemplo existe existem faça facil fácil faz fazer fazendo feita feito
    ficar fica fim final forma frente funciona funcionam funcionar geral gente grande hoje hora horas ideia
    igual início ir jeito junto lado levar leva logo lugar maior maneira manhã meio melhor menos mês meses mesma
    metade momento muita muitas muitos nada necessário nenhum nenhuma ninguém nova novas novo novos nunca obter
    obrigada olá ok ontem outra outras outro outros parece parte partir passa passar pessoa pessoas perto
    podemos poder poderia pois ponto pôr porém possível pouca pouco poucos precisa preciso precisam primeira
    primeiro problema problemas procurar próxima próximo pronto qualquer quase quer querer queria questão
    realmente receber rápido saber sabe são sei seja semana semanas sempre serve sido simples sobre sob somente
    tal talvez tanto tarde tempo tenha tipo toda todas todo todos tomar total três tudo última último usa usar
    uso utilizar vai vamos vão várias vários ver vez vezes vejo vem vir vou`,
  synonyms: `
preço custo tarifa valor custa
grátis gratuito gratuita
pagar pagamento
fatura recibo
comprar compra encomenda pedido encomendar
cancelar anular cancelamento
devolver devolução troca trocar
reembolso reembolsar
envio entrega enviar entregar frete
pacote encomenda
partido danificado defeituoso avariado quebrado estragado
reparar consertar reparação conserto
desconto promoção cupão cupom oferta
loja estabelecimento
horário aberto abrir abertura
fechado fechar
marcação consulta reserva agendamento
marcar reservar agendar
alterar mudar modificar editar
apagar eliminar remover excluir
criar adicionar
entrar acesso aceder acessar login
registar registo cadastro cadastrar inscrição
senha password
esquecer esqueci perdi perder
conta perfil
utilizador usuário membro
funcionário colega
convidar convite
permissão acesso
telemóvel celular telefone
ligar telefone telefonar
computador pc
programa aplicação aplicativo app
site página
erro problema falha avaria
instalar instalação
atualizar atualização
definições configurações opções
ativar ligar
desativar desligar
procurar encontrar buscar
partilhar compartilhar publicar
descarregar baixar exportar
carregar importar
restaurar recuperar repor
limite máximo
notificação aviso alerta
idioma língua tradução
ajuda suporte apoio assistência
contacto contato contactar
ficheiro arquivo documento
pasta diretório
foto imagem
carro automóvel veículo
estacionar estacionamento
quarto alojamento
crianças criança menores
animais animal cão
duração prazo
expirar validade
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: String.raw`p\.ex|tel|tlm|av|dra?|sra?|pág|aprox`,
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords('não|nunca|jamais|sem|nem|nenhuma?'),
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'que|mas|porém',
  yesOrNo: 'sim|não',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: {
    to: 'a|e',
    upTo: 'até',
    below: 'menos de|no máximo',
    above: 'mais de|a partir de|pelo menos',
    orMore: 'ou mais',
    ahead: 'antes|de antecedência',
  },
  asksAmount: String.raw`\bquant[oa]s?\b|\b(?:preço|custa)\b`,
  namesAmount: absent('None was collected.'),
  ages: {
    told: String.raw`\d{1,2} anos de idade|(?:tem|têm|faz) \d{1,2} anos`,
    child: 'criança',
    adult: 'adulto',
    senior: 'idoso',
    under: 'menores de|menos de|até',
    over: 'maiores de|mais de|acima de',
    andOver: '(?:anos )?(?:ou|e) mais',
    years: 'anos',
  },
  asks: {
    price:
      'quanto custa|quanto custam|quanto é|quanto sai|quanto cobram|qual o preço|qual é o preço|preço|preços|tarifa|tarifas|custo|custa|custam|valor',
    time: 'quando|a que horas|que horas|até que horas|até quando|quais dias|que dias|horário|horários',
    duration:
      'quanto tempo|por quanto tempo|quantos (?:minutos|dias|meses|anos)|quantas (?:horas|semanas|noites)|quanto dura',
    definition: 'o que é|o que são|o que significa|que significa|definição de',
    person: 'quem é|quem são|quem faz|quem dirige|como se chama',
    least: 'mais barato|mais barata|mais baratos|mais baratas|mais económico|mais econômico',
    most: 'mais caro|mais cara|mais caros|mais caras',
    small: 'pequen[oa]s?',
    large: 'grandes?',
  },
  defines: 'é|são|significa|consiste em',
  freeOfCharge: 'grátis|gratuito|gratuita|gratuitos|gratuitas|gratuitamente|incluído|incluída|sem custo',
  calendar: {
    through: 'a|à|até',
    weekend: 'fim de semana|fins de semana|final de semana',
    weekdays: 'dias úteis|dias de semana',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: PORTUGUESE_CONTACT,

  followUp: {
    goesOn: 'e|mas|ou|e quanto a',
    openings: 'e|ou|mas|então|também|que tal',
    pointers: 'isso|isto|est[ae]s?|ess[ae]s?|el[ae]s?|lá|aí|o mesmo',
    closed: 'é|são|está|há|tem|têm|posso|podemos|pode|podem|preciso|precisamos|devo|dá para',
    other: 'outr[oa]',
  },
  anaphora:
    'isto|isso|este|esta|estes|estas|esse|essa|esses|essas|ele|ela|eles|elas|no entanto|além disso|também|então|depois|portanto|caso contrário|neste caso|mas|e|ou|ambos|nós também|também .{0,20}|igualmente|por isso|para isso|para tal|por esse motivo|por esta razão|nesse caso|nestes casos|em ambos os casos|desta forma|dessa forma|deste modo|assim|por exemplo|contudo|todavia|porém|entretanto|finalmente|por fim|em seguida|a seguir|consequentemente|caso não|se sim|se não|este último|esta última|tal|tais|o mesmo|a mesma|aqui|ali|lá|outro|outra|daí',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: portugueseIntents,
  notices: portugueseNotices,
  fixedSentences: {
    refusal: 'Não encontrei a resposta neste site. Tente com outras palavras ou fale com nossa equipe.',
    refusalWithPages:
      'Não encontrei uma resposta clara neste site. Talvez estas páginas ajudem; você também pode perguntar com outras palavras ou falar com nossa equipe.',
    mayHelp: 'Não tenho certeza de que é isso que você procura, mas pode ajudar:',
    saidBefore: 'Como já citei acima:',
    otherLanguage: 'As páginas estão em {language}; tente perguntar nesse idioma.',
    nothingAsked: 'Não entendi o que você gostaria de saber. Faça uma pergunta curta sobre este site.',
  },
};
