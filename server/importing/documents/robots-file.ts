/** Reads a robots.txt (RFC 9309) in time linear in its length, whatever it holds. */

export interface RobotsRule {
  /** A path, with `*` for anything and `$` for the end. */
  pattern: string;
  isAllowed: boolean;
}

/** What a robots.txt says to one robot. */
export interface RobotsFile {
  /** The first that matches an address counts. */
  rules: RobotsRule[];
  /** Seconds between requests that the site asks for. */
  crawlDelay: number | undefined;
  sitemaps: string[];
}

interface Group {
  /** Whether what begins with the pattern may be read; of two rules for one pattern the one that allows. */
  rules: Map<string, boolean>;
  crawlDelay: number | undefined;
}

/** Each costs time for each address that is looked at. */
const MAX_WILDCARD_RULES = 2000;
/** No address that is read is as long, so that longer patterns match none. */
const MAX_PATTERN = 4096;
const MAX_SITEMAPS = 100;

/** The rules for the robot by its name, or else those for all robots. */
export function readRobotsFile(text: string, robotName: string): RobotsFile | { reason: string } {
  const own = robotName.toLowerCase();
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  let agents = new Set<string>();
  let isAmongAgents = false;
  const change = (apply: (group: Group) => void) => {
    for (const agent of agents) {
      const group = groups.get(agent) ?? { rules: new Map<string, boolean>(), crawlDelay: undefined };
      groups.set(agent, group);
      apply(group);
    }
  };

  for (const { field, value } of linesOf(text)) {
    if (field === 'user-agent') {
      if (!isAmongAgents) agents = new Set();
      const agent = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (agent === own || agent === '*') agents.add(agent);
    } else if (field === 'allow' || field === 'disallow') {
      change(({ rules }) => {
        addRule(rules, value, field === 'allow');
      });
    } else if (field === 'crawl-delay') {
      change((group) => {
        const seconds = Number(value);
        if (value !== '' && Number.isFinite(seconds)) group.crawlDelay = seconds;
      });
    } else if (field === 'sitemap' && value !== '' && sitemaps.length < MAX_SITEMAPS) {
      sitemaps.push(value);
    }
    isAmongAgents = field === 'user-agent';
  }

  const { rules, crawlDelay } = groups.get(own) ?? groups.get('*') ?? { rules: new Map<string, boolean>() };
  const sorted = [...rules]
    .map(([pattern, isAllowed]): RobotsRule => ({ pattern, isAllowed }))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  if (sorted.filter(({ pattern }) => pattern.includes('*')).length > MAX_WILDCARD_RULES) {
    return { reason: `has more than ${MAX_WILDCARD_RULES} rules with wildcards` };
  }
  return { rules: sorted, crawlDelay, sitemaps };
}

function* linesOf(text: string): Generator<{ field: string; value: string }> {
  for (const [whole] of text.replace(/^\ufeff/, '').matchAll(/[^\r\n]+/g)) {
    const line = whole.split('#', 1)[0] ?? '';
    const colon = line.indexOf(':');
    if (colon === -1) continue;
    yield { field: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
  }
}

function addRule(rules: Map<string, boolean>, path: string, isAllowed: boolean): void {
  if (path === '' || path.length > MAX_PATTERN) return;
  const pattern = encodedPath(path);
  rules.set(pattern, isAllowed || (rules.get(pattern) ?? false));
}

/** As addresses are written: letters beyond ASCII as `%C3%A4`. */
function encodedPath(path: string): string {
  try {
    return withUpperCaseCodes(encodeURI(path).replaceAll('%25', '%'));
  } catch {
    return path;
  }
}

/** `%2a` and `%2A` are the same. */
export function withUpperCaseCodes(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
