/** Knows the addresses of profiles on social networks from those of posts, and of buttons that share a page. */
import type { Network } from '../../languages/social-networks.js';

/** What the path of a profile looks like; the first part of any other leads to something else. */
const PROFILES: readonly { network: Network; host: RegExp; path: RegExp }[] = [
  {
    network: 'Instagram',
    host: /^instagram\.com$/,
    path: /^\/(?!(?:p|reels?|explore|stories|tv)\/)[\w.]+$/i,
  },
  {
    network: 'Facebook',
    host: /^(?:facebook|fb)\.com$/,
    path: /^\/(?!(?:sharer|share|dialog|plugins|events|groups|photo|watch|hashtag)(?:[/.]|$))(?:(?:pages|people)\/[^/]+\/)?[\w.%-]+$/i,
  },
  { network: 'TikTok', host: /^tiktok\.com$/, path: /^\/@[\w.]+$/i },
  { network: 'YouTube', host: /^youtube\.com$/, path: /^\/(?:@[^/]+|(?:c|channel|user)\/[^/]+)$/i },
  { network: 'LinkedIn', host: /^linkedin\.com$/, path: /^\/(?:company|school|in|showcase)\/[^/]+$/i },
  { network: 'X', host: /^(?:x|twitter)\.com$/, path: /^\/(?!(?:intent|share|home|search|i|hashtag)$)\w+$/i },
  { network: 'Pinterest', host: /^pinterest\.[a-z.]+$/, path: /^\/(?!pin(?:\/|$))[\w.]+$/i },
  { network: 'Threads', host: /^threads\.(?:net|com)$/, path: /^\/@[\w.]+$/i },
  { network: 'Bluesky', host: /^bsky\.app$/, path: /^\/profile\/[\w.-]+$/i },
];

export interface SocialProfile {
  network: Network;
  /** Without what the visitors of a link are counted by. */
  url: string;
}

/** The profile that an address leads to; undefined for any other. */
export function socialProfileAt(href: string): SocialProfile | undefined {
  const url = URL.parse(href.startsWith('//') ? `https:${href}` : href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|mobile|[a-z]{2}(?:-[a-z]{2})?)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const found = PROFILES.find((one) => one.host.test(host) && one.path.test(path));
  return found && { network: found.network, url: `https://${url.hostname}${path}` };
}
