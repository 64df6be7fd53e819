/** French: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const frenchNotices: NoticeWords = {
  request: 'Demande de {visitor}',
  replyHint: 'Répondez à cet e-mail pour écrire à {visitor}.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  page: 'Page',
  conversation: 'Conversation',
  visitor: 'Visiteur',
  visitorId: 'ID du visiteur',
  verified: 'vérifié',
  notVerified: 'non vérifié',
  assistant: 'Assistant',
  notAnswered: 'Aucune réponse trouvée',
  sources: 'Sources',
  ratedHelpful: 'Un visiteur a trouvé une réponse utile',
  ratedNotHelpful: 'Un visiteur a trouvé une réponse peu utile',
  digest: 'Questions sans bonne réponse : {count}',
  digestIntro:
    'Ces questions ont été posées depuis le {time}, et vos pages n’y ont pas bien répondu. Les plus fréquentes viennent en premier.',
  digestHint:
    'Une phrase de plus sur une page, ou une nouvelle page, suffit : le chat répondra dès lors à une telle question.',
  nearestPages: 'Pages les plus pertinentes',
  more: 'Non affichées ici : {count}',
  test: 'Message de test',
  testText: 'C’est ainsi que vous recevrez les notifications de {widget}.',
  footer: 'Envoyé par le chat d’assistance de {widget}.',
};
