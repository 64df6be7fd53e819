/** Chooses the profiles on social networks that a question asks for: "are you on Instagram?" */
import { askedNetworks } from '../../languages/social-networks.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { SiteFact } from './site-facts.js';

/** What links around the pages lead to is the business's own nearly always. */
const CONFIDENCE = 0.94;

/**
 * One of each network that is asked for.
 * @param language that the question may be in, such as `de`
 * @param facts of the site, those first that are likeliest its own
 */
export function chooseProfiles(
  question: string,
  language: string,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  const profiles = facts.filter(({ kind }) => kind === 'profile');
  const asked = profiles.length > 0 ? askedNetworks(question, language) : undefined;
  if (asked === undefined) return undefined;
  const chosen = new Map<string, SiteFact>();
  for (const profile of profiles) {
    const { label: network = '' } = profile;
    const isAsked = asked === 'all' || asked.some((one) => one === network);
    if (isAsked && !chosen.has(network)) chosen.set(network, profile);
  }
  return chosen.size > 0 ? { facts: [...chosen.values()], confidence: CONFIDENCE } : undefined;
}
