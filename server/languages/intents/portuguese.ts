/** Portuguese: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const portugueseIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting: 'olá|ola|oi|bom dia|boa tarde|boa noite|hey|alô|oie|oii|olá a todos|boas|e aí|opa|viva',
      thanks:
        'obrigado|obrigada|muito obrigado|muito obrigada|valeu|agradeço|obg|obrigadão|obrigada pela ajuda|obrigado pela ajuda|muito grato|muito grata|agradecido|ajudou muito|me ajudou|muito útil|brigado|brigada',
      goodbye:
        'tchau|adeus|até logo|até mais|até breve|tenha um bom dia|bye|tchauzinho|até amanhã|até à próxima|até a próxima|fui|falou|bom fim de semana|é só isso|é tudo|só isso',
      assent:
        'ok|perfeito|ótimo|otimo|entendi|certo|tudo certo|beleza|sim|não|nao|okay|bom|boa|legal|bacana|show|claro|com certeza|entendido|compreendi|percebi|tá|tá bom|está bem|tudo bem então|excelente|maravilha|fixe|exato|certinho|não faz mal|sem problema|deixa|não obrigado|não obrigada|ah|hmm|blz|ok então',
      wellbeing:
        'como vai|como você está|como está|tudo bem|tudo bom|como você vai|como vai você|como estás|como está você|tudo certo com você|beleza aí|tudo bem com você',
      laughter:
        'haha*|kkk|kk|kkkk|rsrs*|rs|hehe*|lol|xd|engraçado|muito engraçado|que engraçado|brincadeira|estou brincando',
      test: 'teste|testando|test|um teste|isso é um teste|isto é um teste|é um teste|só um teste|só testando|estou testando|funciona|está funcionando|isso funciona|você está aí|está aí|estás aí|tem alguém respondendo|me ouve|consegue me ouvir',
      machine:
        'você é um robô|você é um bot|você é humano|você é uma pessoa|você é uma pessoa real|és um robô|és humano|quem é você|quem és|estou falando com um robô|estou falando com uma pessoa|você é uma máquina|você é um humano|você é um ser humano|você é real|você é uma ia|você é uma inteligência artificial|você é um chatbot|você é o chatgpt|você é humano ou robô|você é um robô ou uma pessoa|você é uma pessoa ou um robô|é um robô|é um bot|isso é um robô|isto é um robô|isso é um bot|és um bot|és uma pessoa|és uma máquina|és uma pessoa real|és real|falo com um robô|falo com uma pessoa|estou a falar com um robô|estou a falar com uma pessoa|estou falando com um bot|estou falando com um humano|estou falando com uma máquina|estou falando com uma pessoa real|com quem eu falo|com quem falo|com quem estou falando|com quem estou a falar|quem é vc|vc é um robô|vc é humano|vc é real|o que é você|o que és|qual é o seu nome|qual o seu nome|qual é o teu nome|como você se chama|como te chamas|como se chama|você tem nome|quem te criou|quem te fez|quantos anos você tem|se apresente|apresenta-te|o que é isso|o que é isto',
      help: 'ajuda|me ajuda|preciso de ajuda|você pode me ajudar|pode me ajudar|pode ajudar-me|o que você pode fazer|tenho uma pergunta|tenho uma dúvida|ajude-me|me ajude|ajuda por favor|me ajuda por favor|preciso da sua ajuda|preciso de uma ajuda|podes ajudar-me|podes ajudar|pode ajudar|poderia me ajudar|você poderia me ajudar|consegue me ajudar|como você pode me ajudar|como pode me ajudar|em que você pode ajudar|em que você pode me ajudar|o que você faz|o que você sabe fazer|o que sabes fazer|o que podes fazer|o que posso perguntar|para que você serve|como funciona|como isso funciona|como você funciona|tenho perguntas|tenho dúvidas|tenho uma questão|queria fazer uma pergunta|uma pergunta|uma dúvida|pergunta|dúvida|posso fazer uma pergunta|posso perguntar uma coisa',
      complaint:
        'inútil|você é inútil|és inútil|é inútil|isso é inútil|não serve para nada|não serves para nada|não presta|isso não presta|você não presta|estúpido|burro|você é burro|você é estúpido|és estúpido|és burro|idiota|imbecil|bot burro|bot inútil|robô burro|merda|que merda|porra|caralho|puta que pariu|vai se foder|vai tomar no cu|foda-se|cala a boca|lixo|isso é um lixo|um lixo|péssimo|péssimo serviço|péssimo atendimento|que atendimento péssimo|horrível|terrível|ridículo|isso é ridículo|é ridículo|que vergonha|vergonha|uma piada|isso é uma piada|perda de tempo|uma perda de tempo|que perda de tempo|frustrante|isso é frustrante|estou frustrado|estou frustrada|estou com raiva|estou irritado|estou irritada|estou farto|estou farta|chato|irritante|você não ajuda|você não me ajuda|não ajuda|não ajuda nada|não ajudou|isso não ajuda|isso não ajudou|não me ajudou|não está ajudando|não foi útil|não é útil|você não entende|você não entende nada|você não me entende|não entende nada|não percebes|não percebes nada|não foi isso que perguntei|não foi o que perguntei|não foi isso que eu perguntei|não respondeu à minha pergunta|não respondeu minha pergunta|você não respondeu minha pergunta|isso não é uma resposta|errado|está errado|isso está errado|resposta errada|obrigado por nada|deixa pra lá|esquece|desisto|te odeio|odeio isso|sério|fala sério|que bosta|bosta',
      filler:
        'a todos|pela ajuda|por tudo|por favor|novamente|você|vc|tu|e|então|agora|hoje|muito|tão|senhor|senhora|amigo|também|mas|bot|isso|é|este|esse|para você|por isso|pela informação|pela resposta|de verdade|mesmo|pessoal',
    },
    replies: {
      greeting: 'Olá! O que você gostaria de saber?',
      help: 'Com prazer. Faça uma pergunta curta sobre este site e eu procuro a resposta.',
      thanks: 'De nada! Posso ajudar em mais alguma coisa?',
      assent: 'Fico feliz em ajudar. Pergunte o que quiser, quando quiser.',
      goodbye: 'Até logo! Se tiver mais perguntas, estou aqui.',
      wellbeing: 'Estou bem, obrigado. O que você gostaria de saber?',
      machine:
        'Sou um assistente automático. Minhas respostas vêm das páginas deste site, e sempre mostro a fonte.',
      laughter: 'Que bom que você se divertiu! O que gostaria de saber?',
      test: 'Sim, estou aqui. O que você gostaria de saber?',
      complaint: 'Sinto muito por não ter ajudado. Tente com outras palavras ou fale com nossa equipe.',
    },
  },
  preamble: {
    newSubject:
      'outra pergunta|pergunta diferente|tenho outra pergunta|tenho outra dúvida|posso fazer outra pergunta|posso perguntar outra coisa|esquece isso|esqueça isso|deixa pra lá|deixe pra lá|deixa para lá',
    newSubjectClause:
      'nova pergunta|outra coisa|outra dúvida|outra questão|tenho outra questão|uma outra pergunta|uma pergunta diferente|uma nova pergunta|próxima pergunta|é outra coisa|é sobre outra coisa|sobre outra coisa|uma pergunta sobre outra coisa|tenho uma pergunta sobre outra coisa|queria perguntar outra coisa|quero perguntar outra coisa|gostaria de perguntar outra coisa|outro assunto|mudança de assunto|mudando de assunto|vamos mudar de assunto|passemos a outro assunto|esquece|esqueça|deixa|deixa estar|deixe estar|não importa',
    aside:
      'aliás|a propósito|já agora|por falar nisso|mais uma pergunta|só mais uma pergunta|tenho mais uma pergunta|uma última pergunta',
  },
  humanRequest: {
    words: {
      person:
        'humano|humana|humanos|um humano|ser humano|pessoa real|pessoas reais|pessoa de verdade|pessoa humana|pessoa viva|pessoa de carne e osso|de carne e osso|alguém real|alguém de verdade|alguém humano|gente de verdade|gente real|agente|agente humano|atendente|atendente humano|atendente real|operador|operadora|representante|assistente humano|atendimento humano|ajuda humana|suporte humano|tem alguém aí|há alguém aí|alguém aí|tem alguém|alguém está aí|alguém disponível|tem alguém disponível|tem algum humano aí',
      someone:
        'alguém|uma pessoa|pessoa|pessoas|alguma pessoa|gente|outra pessoa|um responsável|responsável|supervisor|supervisora|gerente|chefe|encarregado|atendimento ao cliente|atendimento|serviço de atendimento|serviço ao cliente|apoio ao cliente|sac|suporte|suporte técnico|assistência técnica|o suporte|um de vocês|um homem|uma mulher|quem possa me ajudar',
      staff:
        'funcionário|funcionária|funcionários|colaborador|colaboradora|colega|colegas|equipe|equipa|membro da equipe|membro da equipa|equipe de suporte|equipe de vendas|pessoal|vendas|vendedor|vendedora|comercial|consultor|consultora|técnico|técnica|financeiro|faturamento|faturação|contabilidade|departamento|setor|escritório|recepção|receção|recepcionista|rececionista|portaria|concierge|dono|dona|proprietário|proprietária|diretor|diretora|direção|gerência|administração|administrador|especialista|treinador|treinadora|instrutor|instrutora|professor|professora|personal|médico|médica|doutor|doutora|dentista|enfermeira|enfermeiro|terapeuta|fisioterapeuta|farmacêutico|veterinário|cozinheiro|chef|garçom|mecânico|advogado|advogada|contador|secretaria|secretária|assistente|loja|central',
      reach:
        'falar|falar com|fale com|falo com|falar a|conversar|conversar com|bater papo com|chat com|comunicar com|me comunicar com|entrar em contato com|entrar em contacto com|me colocar em contato com|me coloque em contato com|ponha-me em contacto com|me conectar com|me conecte com|me conecta com|me passa para|me passe para|me passar para|passe-me a|passa-me a|me transfira para|me transfere para|me transferir para|ser transferido para|transferir para|transfira-me para|transferir|me encaminhe para|me encaminhar para|encaminhar para|ligar-me a|me ligue com|ser atendido por|ser atendida por|ser atendido|me atenda|me atender|ao telefone com|escrever para|dirigir-me a|tratar com|uma conversa com|chamar|chama|chame|me coloca em contato com|me coloca em contato|colocar em contato com|me põe em contato com|me põe em contacto com|me coloque em contato|me bota em contato com|me passa com|me conectar|me conecta|me transfere|me transfira|passa para|passar para|em contato com|em contacto com|contato com|trocar uma ideia com|atender|atenda|ser atendida por|falasse com|transferido para|ser transferida para',
      contact: 'contatar|contactar|alcançar|ligar para|encontrar|acionar',
      beforeName:
        'falar com|conversar com|me passa para|me transfere para|entrar em contato com|chama|chame|senhor|senhora|dr|dra|doutor|doutora|sr|sra',
      wish: 'quero|queria|gostaria|gostaria de|desejo|preciso|preciso de|precisava|necessito|prefiro|preferia|exijo|peço|solicito|solicitar|pedir|por favor|pfv|se faz favor|me dê|me dá|dê-me|posso ter|queremos|gostaríamos|procuro|tem como',
      assist:
        'ajuda|ajudar|me ajudar|me ajude|ajudar-me|me auxiliar|auxílio|nos ajudar|me responder|me responda|responder-me|resolver|me atender|me atenda',
      callMe:
        'me liga|me ligue|me liguem|ligue-me|liguem-me|liga-me|ligar-me|me ligar|me ligar de volta|pode me ligar|podem me ligar|me telefone|me telefonar|telefone-me|telefonem-me|ligue para mim|liguem para mim|ligar para mim|liga para mim|liga pra mim|ligue pra mim|ligar pra mim|me retorne|me retornem|retornar minha ligação|retorne minha ligação|retorne a ligação|me contate|me contatem|me contacte|me contatar|contacte-me|contactem-me|contactar-me|entre em contato comigo|entrem em contato comigo|entrar em contato comigo|entrar em contacto comigo|entre em contacto comigo|me escreva|me escrevam|me mande um email|me envie um email|nos ligue|nos liguem|ser contatado|ser contactado|receber uma ligação|receber uma chamada|falar por telefone|falar pelo telefone|falar pessoalmente|falar ao telefone',
      callVerb: 'ligar|telefonar|ligue|liga|ligarem|ligassem',
      callee: 'me|para mim|pra mim|comigo',
      call: 'ligação|uma ligação|chamada|uma chamada|telefonema|um telefonema|retorno|um retorno|chamada telefónica|chamada de volta|retorno de chamada',
      noMachine:
        'não um robô|não um bot|não uma máquina|não com um robô|não com um bot|não com uma máquina|não quero um robô|não quero um bot|não quero robô|não quero falar com um robô|não quero falar com robô|não quero falar com um bot|não quero falar com uma máquina|não quero falar com máquina|sem robô|sem robôs|sem bots|chega de robô|chega de bot|em vez de um robô|em vez de um bot|ao invés de um robô|cansado desse robô|cansada desse robô|não com você',
      asks: 'há|tem|têm|vocês têm|existe|existem|oferecem|como|onde|qual é|quantos|quantas|quais|o que é|quando|por que|quanto|quanta|quem é|o que',
      self: 'eu|me|meu|minha|nós|nos|posso|poderia|consigo|quero|como posso|como faço para|como eu faço para|como falo|onde posso|queria|possa|possamos|pudesse|podemos',
      about:
        'sobre|acerca de|a respeito de|a respeito do|em relação a|relativamente a|quanto a|por causa|porque|pois|já que|referente a|do meu|da minha|para|que possa|que fale|que saiba|que entenda|se|antes|pra|por|e',
      before:
        'e quero|e queria|e gostaria de|mas quero|mas queria|então quero|e posso|e podem|quero|queria|gostaria de|preciso|por favor|posso|e',
      around:
        'eu|me|mim|comigo|nós|nos|te|lhe|se|o|a|os|as|um|uma|uns|você|vc|vocês|tu|seu|sua|seus|teu|tua|de|do|da|dos|das|com|em|no|na|por|pelo|pela|por telefone|pelo telefone|por chat|pelo chat|por email|via|que|posso|pode|podem|podes|poderia|poderiam|podia|podemos|consigo|consegue|é possível|seria possível|possível|há como|tem como|tem jeito de|alguma forma de|há alguma forma de|ser|estar|ter|fazer|faça|deixa|deixe|deixe-me|agora|agora mesmo|já|imediatamente|urgente|com urgência|urgentemente|rápido|rapidamente|o mais rápido possível|logo|quanto antes|o quanto antes|diretamente|direto|pessoalmente|ao vivo|online|hoje|amanhã|amanhã de manhã|amanhã à tarde|esta tarde|hoje à tarde|hoje de manhã|esta noite|de manhã|à tarde|na segunda|na terça|na quarta|na quinta|na sexta|segunda|terça|quarta|quinta|sexta|mais tarde|depois|só|somente|apenas|simplesmente|realmente|de verdade|real|verdadeiro|verdadeira|outro|outra|algum|alguma|melhor|finalmente|também|mas|e|ou|então|olá|oi|bom dia|boa tarde|boa noite|obrigado|obrigada|sim|não|ok|desculpe|desculpa|perdão|senhor|senhora|dr|dra|aqui|aí|ali|lá|bot|robô|máquina|este|esta|esse|essa|isso|número|no número|meu número|meu número é|às|horas|entre|disponível|humano|maldito|porra|em português|em inglês|que fale português|da equipe|da sua equipe|da equipa|da empresa|da loja|um momento|um minuto|se possível|se puder|quem|para|pra|como posso|como faço para|como eu faço para|como|onde posso|é|está|muito',
    },
    reply: 'Claro. Deixe seu e-mail e uma mensagem no formulário, e nossa equipe responderá.',
  },
  misuse: {
    words: {
      disregard:
        'ignore|ignora|ignore todas|ignora todas|esqueça|esquece|esqueça todas|desconsidere|desconsidera|descarte|não siga|não sigas|desobedeça|contorne|apague',
      change:
        'finja ser|finja que é|finge que és|finja que você é|aja como se fosse|imagine que você é|agora você é um|a partir de agora você é|modo desenvolvedor|ative o modo desenvolvedor',
      show: 'mostre|mostra|mostre-me|me mostre|me mostra|imprima|imprime|me dê|me dá|dê-me|dá-me|me diga|me diz|diga-me|diz-me|revele|revela|repita|repete|escreva|copie|traduza|me envie|me envia|envie-me|me mande|me manda|liste|me passe|me passa|me forneça|quero|preciso|quero saber|quero ver|pode me dar|você pode me dar|podes dar-me',
      asks: 'qual é|qual|quais são|quais|o que é|quais os|qual a',
      instructions:
        'instruções anteriores|as instruções anteriores|suas instruções|tuas instruções|as suas instruções|as tuas instruções|todas as instruções|todas as instruções anteriores|todas as suas instruções|instruções acima|regras anteriores|as regras anteriores|suas regras|todas as regras|todas as suas regras|ordens anteriores|comandos anteriores|diretrizes anteriores|suas diretrizes|sua programação|tudo acima|tudo o que foi dito antes',
      prompt:
        'seu prompt|o seu prompt|teu prompt|o teu prompt|seu prompt de sistema|seu prompt do sistema|o prompt do sistema|prompt do sistema|prompt de sistema|suas instruções|as suas instruções|as tuas instruções|suas instruções de sistema|suas instruções secretas|suas instruções iniciais|suas instruções internas|seu código fonte|suas senhas|o texto acima|o texto anterior|a senha do admin|senha do admin|a senha de admin|a senha do administrador|senha do administrador|a palavra-passe do admin|palavra-passe do administrador|a palavra-passe do administrador',
      data: 'nome|nomes|email|emails|e-mail|e-mails|endereço|endereços|endereços de email|endereços de e-mail|os endereços de email|telefone|telefones|número|números|número de telefone|números de telefone|dados|dados pessoais|contatos|contactos|senha|senhas|palavras-passe|credenciais|cartão de crédito|cartões de crédito|número do cartão|números de cartão|conta bancária|data de nascimento|informações|informações pessoais|prontuário|prontuários|ficha médica|lista|a lista|uma lista|pedidos|reservas|consultas|faturas|mensagens|conversas|quarto|número do quarto|salário|salários',
      secret:
        'prontuário|prontuário médico|ficha médica|diagnóstico|cartão de crédito|número do cartão|endereço residencial|endereço particular|número particular|número pessoal|salário|senha|senhas|palavra-passe|data de nascimento',
      others:
        'outros clientes|seus outros clientes|dos outros clientes|dos seus outros clientes|de outros clientes|outro cliente|de outro cliente|todos os clientes|de todos os clientes|outros usuários|outros utilizadores|dos outros usuários|de outro usuário|outros visitantes|outros hóspedes|dos outros hóspedes|de outro hóspede|outros pacientes|dos outros pacientes|de outro paciente|outros membros|outros sócios|outras pessoas|das outras pessoas|de outra pessoa|do último cliente|do cliente anterior',
      of: 'de|do|da|dos|das',
      holder:
        'seus clientes|teus clientes|vossos clientes|seus usuários|seus hóspedes|seus pacientes|seus membros|seus funcionários|os hóspedes|hóspede do|hóspede|pacientes|paciente',
      own: 'meu|minha|meus|minhas|nosso|nossa|wifi|wi-fi',
    },
    reply: 'Infelizmente não posso ajudar com isso. Só respondo a perguntas sobre este site.',
  },
};
