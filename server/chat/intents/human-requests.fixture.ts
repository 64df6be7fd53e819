/**
 * What visitors say to reach a human, and questions that only mention people. The first half of each was at hand when
 * the phrases were collected, the second was written afterwards.
 */
import { readFileSync } from 'node:fs';

export interface RequestSample {
  requests: string[];
  others: string[];
}

export interface LanguageSamples {
  code: string;
  known: RequestSample;
  unseen: RequestSample;
}

export const HUMAN_REQUESTS = JSON.parse(
  readFileSync(new URL('../../evaluation/data/human-requests.json', import.meta.url), 'utf8'),
) as readonly LanguageSamples[];
