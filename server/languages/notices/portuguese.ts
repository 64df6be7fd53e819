/** Portuguese: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const portugueseNotices: NoticeWords = {
  request: 'Pedido de {visitor}',
  replyHint: 'Responda a este e-mail para escrever para {visitor}.',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  page: 'Página',
  conversation: 'Conversa',
  visitor: 'Visitante',
  visitorId: 'ID do visitante',
  verified: 'verificado',
  notVerified: 'não verificado',
  assistant: 'Assistente',
  notAnswered: 'Nenhuma resposta encontrada',
  sources: 'Fontes',
  ratedHelpful: 'Um visitante achou uma resposta útil',
  ratedNotHelpful: 'Um visitante não achou uma resposta útil',
  digest: 'Perguntas sem uma boa resposta: {count}',
  digestIntro:
    'Os visitantes fizeram estas perguntas desde {time}, e as suas páginas não as responderam bem. As mais frequentes vêm primeiro.',
  digestHint:
    'Basta mais uma frase numa página, ou uma página nova: a partir daí o chat responde a essa pergunta.',
  nearestPages: 'Páginas mais relacionadas',
  more: 'Não mostradas aqui: {count}',
  test: 'Mensagem de teste',
  testText: 'É assim que você recebe os avisos de {widget}.',
  footer: 'Enviado pelo chat de atendimento de {widget}.',
};
