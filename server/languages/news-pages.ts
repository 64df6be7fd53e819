/** Tells pages of news by their names, in the languages of the chat. */
import { foldDiacritics } from './definition/diacritic-folding.js';

/** In lower case without accents; of languages with spaces as whole words. */
const WORDS = [
  String.raw`news(?:letters?)?|blogs?|diary|journal|press|archives?|updates?|posts?|what\W?s new|latest|notices?(?: ?boards?)?|bulletins?|announcements?`,
  String.raw`aktuelles|neues|neuigkeiten|nachrichten|presse|archiv|meldungen|mitteilungen|aushang`,
  String.raw`actus?|actualites?|nouvelles|archives|noticias|novedades|prensa|actualidad|notizie|novita|stampa`,
  String.raw`nieuws|berichten|novidades|imprensa|aktualnosci|wiadomosci|haberler|duyurular|guncel`,
  String.raw`اخبار|مدونة|חדשות|בלוג|समाचार|ब्लॉग`,
].join('|');
const UNSPACED = /ニュース|お知らせ|ブログ|新着|소식|공지|블로그|뉴스|新闻|博客|公告|动态/u;
const NEWS = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${WORDS})(?![\p{L}\p{M}])`, 'u');

/** Whether a name, such as a title or a path, is that of news, whose prices and dates were those of its day. */
export function namesNews(name: string): boolean {
  const folded = foldDiacritics(name.toLowerCase());
  return NEWS.test(folded) || UNSPACED.test(name);
}
