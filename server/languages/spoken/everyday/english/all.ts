/**
 * The everyday words of English for the same thing, by theme, written by hand from general knowledge. Words of one stem
 * are one: what is in a group must not share its stem with a word of another meaning, as `international` with `internal`.
 * What a phrase stands for has to say all of it, or the rest of it is taken for found.
 */
import { ENGLISH_ANIMALS } from './animals.js';
import { ENGLISH_BODY } from './body.js';
import { ENGLISH_DEALINGS } from './dealings.js';
import { ENGLISH_DEVICES } from './devices.js';
import { ENGLISH_FOOD } from './food.js';
import { ENGLISH_EVERYDAY } from './general.js';
import { ENGLISH_HOMES } from './homes.js';
import { ENGLISH_LEARNING } from './learning.js';
import { ENGLISH_LEISURE } from './leisure.js';
import { ENGLISH_OFFICES } from './offices.js';
import { ENGLISH_PERSONS } from './persons.js';
import { ENGLISH_SHOPS } from './shops.js';
import { ENGLISH_STAYS } from './stays.js';
import { ENGLISH_TRADES } from './trades.js';
import { ENGLISH_VEHICLES } from './vehicles.js';
import { ENGLISH_VISITS } from './visits.js';

export const ENGLISH_SYNONYMS = [
  ENGLISH_ANIMALS,
  ENGLISH_BODY,
  ENGLISH_DEALINGS,
  ENGLISH_DEVICES,
  ENGLISH_FOOD,
  ENGLISH_EVERYDAY,
  ENGLISH_HOMES,
  ENGLISH_LEARNING,
  ENGLISH_LEISURE,
  ENGLISH_OFFICES,
  ENGLISH_PERSONS,
  ENGLISH_SHOPS,
  ENGLISH_STAYS,
  ENGLISH_TRADES,
  ENGLISH_VEHICLES,
  ENGLISH_VISITS,
]
  .map((groups) => groups.trim())
  .join('\n');
