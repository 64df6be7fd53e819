/** Dutch: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const dutchNotices: NoticeWords = {
  request: 'Verzoek van {visitor}',
  replyHint: 'Beantwoord deze e-mail om {visitor} te schrijven.',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  page: 'Pagina',
  conversation: 'Gesprek',
  visitor: 'Bezoeker',
  visitorId: 'Bezoekers-ID',
  verified: 'geverifieerd',
  notVerified: 'niet geverifieerd',
  assistant: 'Assistent',
  notAnswered: 'Geen antwoord gevonden',
  sources: 'Bronnen',
  ratedHelpful: 'Een bezoeker vond een antwoord nuttig',
  ratedNotHelpful: 'Een bezoeker vond een antwoord niet nuttig',
  digest: 'Vragen zonder goed antwoord: {count}',
  digestIntro:
    'Deze vragen zijn gesteld sinds {time} en uw pagina’s gaven er geen goed antwoord op. De meest gestelde staan bovenaan.',
  digestHint:
    'Eén zin extra op een pagina, of een nieuwe pagina, is genoeg: vanaf dan beantwoordt de chat zo’n vraag.',
  nearestPages: 'Best passende pagina’s',
  more: 'Hier niet getoond: {count}',
  test: 'Testbericht',
  testText: 'Zo krijgt u meldingen van {widget}.',
  footer: 'Verzonden door de supportchat van {widget}.',
};
