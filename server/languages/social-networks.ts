/** Social networks: by what people call them, and how the profile of a business on one is asked for. */
import { contactPatterns, foldForPatterns } from './contact-patterns.js';
import { functionWordsOf } from './function-words.js';

/** By the name that is told, what else it is called, in several scripts. */
const NETWORKS = {
  Instagram:
    'instagram[a-z]{0,3}|insta|ig|انستغرام|انستجرام|انستقرام|אינסטגרם|इंस्टाग्राम|インスタ(?:グラム)?|인스타(?:그램)?',
  Facebook: 'facebook[a-z]{0,3}|face book|fb|فيسبوك|פייסבוק|फेसबुक|フェイスブック|페이스북|脸书|臉書',
  TikTok: 'tik ?tok|تيك توك|טיקטוק|ティックトック|틱톡|抖音',
  YouTube: 'you ?tube|يوتيوب|יוטיוב|यूट्यूब|ユーチューブ|유튜브|油管',
  LinkedIn: 'linked ?in|لينكد ?إن|לינקדאין|링크드인|领英',
  X: 'twitter|x\\.com|تويتر|טוויטר|ट्विटर|ツイッター|트위터|推特',
  Pinterest: 'pinterest',
  Threads: 'threads',
  Bluesky: 'blue ?sky|bsky',
  Mastodon: 'mastodon',
} as const;
export type Network = keyof typeof NETWORKS;

const NAMES = (Object.keys(NETWORKS) as Network[]).map((network) => ({
  network,
  pattern: new RegExp(String.raw`(?<![a-z\p{N}])(?:${NETWORKS[network]})(?![a-z\p{N}])`, 'giu'),
}));
/** Who asks for a profile says little more. */
const MAX_WORDS = 12;
/** Words beside the network that are not known, in a language whose function words are not. */
const MAX_UNKNOWN = 2;

/**
 * The networks on which a question asks for a profile of the business, `all` where it asks for any; undefined where it
 * asks for something else: "can I pay by Facebook?"
 * @param language that it may be in, such as `de`
 */
export function askedNetworks(question: string, language: string): readonly Network[] | 'all' | undefined {
  const patterns = contactPatterns(language);
  const folded = foldForPatterns(question);
  if (!patterns || folded.split(/\s+/).length > MAX_WORDS) return undefined;
  const named = NAMES.filter(({ pattern }) => folded.search(pattern) >= 0);
  const isForAll = folded.search(patterns.socialMedia) >= 0;
  if (named.length === 0 && !isForAll) return undefined;
  let rest = folded.replace(patterns.socialMedia, ' ');
  for (const { pattern } of named) rest = rest.replace(pattern, ' ');
  for (const pattern of [patterns.openings, patterns.ofProfiles, patterns.beside]) {
    rest = rest.replace(pattern, ' ').trim();
  }
  const functionWords = functionWordsOf(language);
  const others = (rest.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).filter((word) => !functionWords.has(word));
  if (others.length > (functionWords.size > 0 ? 0 : MAX_UNKNOWN)) return undefined;
  return named.length > 0 ? named.map(({ network }) => network) : 'all';
}
