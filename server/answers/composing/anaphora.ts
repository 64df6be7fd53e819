/** Tells words that cannot be understood without what stands before or above them. */
import type { Unit } from '../../search/passages/passage.js';

/** Openings that point to something said before, by language: what points back in one is an article in another. */
const OPENINGS: Readonly<Record<string, string>> = {
  en: "this|that|these|those|it|it's|its|they|their|them|he|she|however|also|additionally|furthermore|moreover|otherwise|instead|then|therefore|thus|hence|alternatively|as such|for this|in this case|in that case|if so|if not|so|but|and|or|the latter|the former|both|similarly|likewise|afterwards|after that|once done|here|there",
  de: 'dies|diese|dieser|dieses|diesem|diesen|das|es|sie|er|ihr|ihre|dadurch|dafür|damit|danach|dann|daher|deshalb|außerdem|jedoch|aber|und|oder|sonst|stattdessen|alternativ|hier|dort|beide|in diesem fall',
  es: 'esto|este|esta|estos|estas|eso|ese|esa|esos|esas|ello|ellos|ellas|su|sus|sin embargo|además|también|entonces|luego|por lo tanto|de lo contrario|en este caso|pero|y|o|allí|ambos',
  fr: "ceci|cela|ça|ce|cet|cette|ces|c'est|il|elle|ils|elles|leur|leurs|cependant|toutefois|de plus|aussi|ensuite|puis|donc|sinon|dans ce cas|mais|et|ou|là|les deux",
  it: 'questo|questa|questi|queste|quello|quella|ciò|esso|essa|essi|loro|tuttavia|inoltre|anche|poi|quindi|altrimenti|in questo caso|ma|e|o|entrambi',
  pt: 'isto|isso|este|esta|estes|estas|esse|essa|esses|essas|ele|ela|eles|elas|no entanto|além disso|também|então|depois|portanto|caso contrário|neste caso|mas|e|ou|ambos',
  nl: 'dit|dat|deze|die|het|ze|zij|hij|hun|daarna|dan|daarom|echter|ook|bovendien|anders|in dat geval|maar|en|of|hier|daar|beide',
  pl: 'to|ten|ta|te|ci|tego|tej|tych|on|ona|ono|oni|one|ich|jednak|ponadto|również|także|następnie|wtedy|dlatego|w przeciwnym razie|w tym przypadku|ale|i|lub|oba',
  tr: 'bu|şu|o|bunlar|onlar|bunun|onun|ancak|ayrıca|sonra|ardından|bu nedenle|aksi takdirde|bu durumda|ama|fakat|ve|veya|her ikisi',
  ar: 'هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|لكن|ولكن|ومع ذلك|كما|أيضا|أيضًا|ثم|لذلك|وإلا',
  he: 'זה|זו|זאת|אלה|אלו|הוא|היא|הם|הן|אבל|אך|אולם|בנוסף|גם|לכן|אחרת|אז|במקרה זה',
  hi: 'यह|ये|वह|वे|इस|इसे|इसका|इसके|इसकी|उस|उसे|लेकिन|हालांकि|इसलिए|फिर|और|या|अन्यथा',
};
/** In scripts without spaces a word is followed by the next at once. */
const UNSPACED =
  /^(?:这|那|它|此|该|其|因此|所以|但是|不过|然后|同时|另外|此外|否则|これ|それ|その|この|ここ|そこ|しかし|また|ただし|そのため|なお|さらに|이것|그것|이는|그는|이를|그러나|하지만|또한|따라서|그런데|그러면|이 경우)/u;
const POINTS_BACK = new Map(
  Object.entries(OPENINGS).map(([language, openings]) => [
    language,
    new RegExp(`^(?:${openings})(?![\\p{L}\\p{M}\\p{N}-])`, 'iu'),
  ]),
);
/** `This page`, `these settings` name what they mean: such an opening stands well enough alone. */
const NAMED =
  /^(?:this|these|that|those)\s+(?:page|guide|article|section|document|site|feature|plan|option|setting)s?\b/i;

/** Openings that answer the question which the heading asks, and none other. */
const YES_OR_NO =
  /^(?:yes|no|yep|nope|ja|nein|nee|sí|si|oui|non|sì|sim|não|tak|nie|evet|hayır|نعم|لا|כן|לא|हाँ|हां|नहीं|是的|不|はい|いいえ|네|아니요)(?![\p{L}\p{M}\p{N}])/iu;
const ASKS = /[?？؟]$/u;
/** An answer in fewer words says little without its question. */
const FEW_WORDS = 8;

/**
 * True where a sentence opens with a word that points back.
 * @param language of the page, such as `de`
 */
export function pointsBack(unit: Unit | undefined, language: string): boolean {
  if (unit?.kind !== 'sentence') return false;
  const opensSo = POINTS_BACK.get(language)?.test(unit.text) ?? UNSPACED.test(unit.text);
  return opensSo && !NAMED.test(unit.text);
}

/** Whether the words of a passage hang in the air without the heading above them. */
export function leansOnHeading([first]: readonly Unit[], heading: string, language: string): boolean {
  if (first?.kind !== 'sentence' || pointsBack(first, language) || YES_OR_NO.test(first.text)) return true;
  return ASKS.test(heading) && first.text.split(' ').length < FEW_WORDS;
}
