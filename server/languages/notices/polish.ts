/** Polish: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const polishNotices: NoticeWords = {
  request: 'Zgłoszenie: {visitor}',
  replyHint: 'Odpowiedz na tę wiadomość, aby napisać do: {visitor}.',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  page: 'Strona',
  conversation: 'Rozmowa',
  visitor: 'Odwiedzający',
  visitorId: 'ID odwiedzającego',
  verified: 'potwierdzone',
  notVerified: 'niepotwierdzone',
  assistant: 'Asystent',
  notAnswered: 'Nie znaleziono odpowiedzi',
  sources: 'Źródła',
  ratedHelpful: 'Odpowiedź oceniono jako pomocną',
  ratedNotHelpful: 'Odpowiedź oceniono jako niepomocną',
  digest: 'Pytania bez dobrej odpowiedzi: {count}',
  digestIntro:
    'Odwiedzający zadali te pytania od {time}, a Twoje strony nie dały na nie dobrej odpowiedzi. Najczęstsze są na początku.',
  digestHint:
    'Wystarczy jedno zdanie więcej na stronie albo nowa strona: od tej chwili czat odpowie na takie pytanie.',
  nearestPages: 'Najbardziej pasujące strony',
  more: 'Nie pokazano tutaj: {count}',
  test: 'Wiadomość testowa',
  testText: 'Tak będą wyglądać powiadomienia z {widget}.',
  footer: 'Wysłano z czatu pomocy {widget}.',
};
