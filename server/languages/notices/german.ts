/** German: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const germanNotices: NoticeWords = {
  request: 'Anfrage von {visitor}',
  replyHint: 'Antworten Sie einfach auf diese E-Mail, um {visitor} zu schreiben.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  page: 'Seite',
  conversation: 'Unterhaltung',
  visitor: 'Besucher',
  visitorId: 'Besucher-ID',
  verified: 'bestätigt',
  notVerified: 'nicht bestätigt',
  assistant: 'Assistent',
  notAnswered: 'Keine Antwort gefunden',
  sources: 'Quellen',
  ratedHelpful: 'Ein Besucher fand eine Antwort hilfreich',
  ratedNotHelpful: 'Ein Besucher fand eine Antwort nicht hilfreich',
  digest: 'Fragen ohne gute Antwort: {count}',
  digestIntro:
    'Diese Fragen wurden seit {time} gestellt, und Ihre Seiten haben sie nicht gut beantwortet. Die häufigsten stehen oben.',
  digestHint:
    'Ein Satz mehr auf einer Seite oder eine neue Seite genügt: Ab dann beantwortet der Chat eine solche Frage.',
  nearestPages: 'Am ehesten passende Seiten',
  more: 'Hier nicht aufgeführt: {count}',
  test: 'Testnachricht',
  testText: 'So sehen Benachrichtigungen von {widget} aus.',
  footer: 'Gesendet vom Support-Chat von {widget}.',
};
