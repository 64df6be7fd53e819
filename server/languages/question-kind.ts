/** Tells what kind of answer a question wants, where its words give that away. */

/** Words that ask for an amount or a time, in the languages of the widget. */
const ASKS_AMOUNT = new RegExp(
  [
    String.raw`\bhow (?:many|much|long|often|old|big|large|far|fast|soon|late)\b|\bwhen\b|\b(?:what|which) (?:time|year|date|price|percentage)\b|\b(?:max(?:imum)?|min(?:imum)?|limits?|price|cost)\b`,
    String.raw`\bwie (?:viele?|lange?|oft|hoch|teuer|groß|schnell)\b|\bwann\b|\b(?:kosten|kostet|preis)\b`,
    String.raw`\bcu[aá]nt[oa]s?\b|\bcu[aá]ndo\b|\b(?:precio|cuesta)\b`,
    String.raw`\bcombien\b|\bquand\b|\b(?:prix|coûte)\b`,
    String.raw`\bquant[oiae]\b|\bquando\b|\b(?:prezzo|costa)\b`,
    String.raw`\bquant[oa]s?\b|\b(?:preço|custa)\b`,
    String.raw`\bhoe(?:veel| (?:lang|vaak|duur|groot|snel))\b|\bwanneer\b|\b(?:prijs|kost)\b`,
    String.raw`\bile\b|\bjak (?:długo|często)\b|\bkiedy\b|\b(?:cena|kosztuje)\b`,
    String.raw`\bkaç\b|\bne (?:kadar|zaman)\b|\bfiyat`,
    String.raw`كم|متى|سعر`,
    String.raw`כמה|מתי|מחיר`,
    String.raw`कितन[ेाी]|कब`,
    String.raw`多少|多久|多长|几[天个点次]|什么时候|何时`,
    String.raw`いくら|いくつ|いつ|何[日時回個人分]|どのくらい|どれくらい`,
    String.raw`얼마|언제|몇`,
  ].join('|'),
  'iu',
);
const AMOUNT =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|once|twice|daily|weekly|monthly|yearly|unlimited|free)\b|[一二三四五六七八九十两]/iu;

/** Whether a question asks how much, how many, how long or when. */
export const asksAmount = (question: string): boolean => ASKS_AMOUNT.test(question);

/** Whether a text names an amount or a time. */
export const namesAmount = (text: string): boolean => AMOUNT.test(text);
