/** Italian: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const italianNotices: NoticeWords = {
  request: 'Richiesta di {visitor}',
  replyHint: 'Rispondi a questa e-mail per scrivere a {visitor}.',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  page: 'Pagina',
  conversation: 'Conversazione',
  visitor: 'Visitatore',
  visitorId: 'ID visitatore',
  verified: 'verificato',
  notVerified: 'non verificato',
  assistant: 'Assistente',
  notAnswered: 'Nessuna risposta trovata',
  sources: 'Fonti',
  ratedHelpful: 'Un visitatore ha trovato utile una risposta',
  ratedNotHelpful: 'Un visitatore non ha trovato utile una risposta',
  digest: 'Domande senza una buona risposta: {count}',
  digestIntro:
    'I visitatori hanno fatto queste domande dal {time} e le tue pagine non hanno risposto bene. Le più frequenti sono in cima.',
  digestHint:
    'Basta una frase in più in una pagina, o una pagina nuova: da quel momento la chat risponde a quella domanda.',
  nearestPages: 'Pagine più pertinenti',
  more: 'Non mostrate qui: {count}',
  test: 'Messaggio di prova',
  testText: 'Così riceverai le notifiche di {widget}.',
  footer: 'Inviato dalla chat di assistenza di {widget}.',
};
