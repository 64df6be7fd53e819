/**
 * The everyday words of English for the same thing, by theme, written by hand from general knowledge. Words of one stem
 * are one: what is in a group must not share its stem with a word of another meaning, as `international` with `internal`.
 * What a phrase stands for has to say all of it, or the rest of it is taken for found. A phrase hides the shorter ones
 * that it holds or runs into, and small words may stand within it: `do you come to` would be found in `do you come out
 * to`. A service of its own stands for no wider one: who asks for microblading is not helped by the price of eyebrows.
 */
import { ENGLISH_AILMENTS } from './ailments.js';
import { ENGLISH_ANIMALS } from './animals.js';
import { ENGLISH_BODY } from './body.js';
import { ENGLISH_CIRCUMSTANCES } from './circumstances.js';
import { ENGLISH_COMFORTS } from './comforts.js';
import { ENGLISH_COMPUTING } from './computing.js';
import { ENGLISH_DEALINGS } from './dealings.js';
import { ENGLISH_DEVICES } from './devices.js';
import { ENGLISH_FAMILIES } from './families.js';
import { ENGLISH_FOOD } from './food.js';
import { ENGLISH_EVERYDAY } from './general.js';
import { ENGLISH_HOMES } from './homes.js';
import { ENGLISH_HOUSEHOLDS } from './households.js';
import { ENGLISH_LEARNING } from './learning.js';
import { ENGLISH_LEISURE } from './leisure.js';
import { ENGLISH_MONEY } from './money.js';
import { ENGLISH_OFFICES } from './offices.js';
import { ENGLISH_ORDERS } from './orders.js';
import { ENGLISH_PASTIMES } from './pastimes.js';
import { ENGLISH_PERSONS } from './persons.js';
import { ENGLISH_PLAIN_WORDS } from './plain-words.js';
import { ENGLISH_SHOPS } from './shops.js';
import { ENGLISH_STAYS } from './stays.js';
import { ENGLISH_TABLES } from './tables.js';
import { ENGLISH_TOWN } from './town.js';
import { ENGLISH_TRADES } from './trades.js';
import { ENGLISH_VEHICLES } from './vehicles.js';
import { ENGLISH_VISITS } from './visits.js';
import { ENGLISH_WORKSHOPS } from './workshops.js';

export const ENGLISH_SYNONYMS = [
  ENGLISH_AILMENTS,
  ENGLISH_ANIMALS,
  ENGLISH_BODY,
  ENGLISH_CIRCUMSTANCES,
  ENGLISH_COMFORTS,
  ENGLISH_COMPUTING,
  ENGLISH_DEALINGS,
  ENGLISH_DEVICES,
  ENGLISH_FAMILIES,
  ENGLISH_FOOD,
  ENGLISH_EVERYDAY,
  ENGLISH_HOMES,
  ENGLISH_HOUSEHOLDS,
  ENGLISH_LEARNING,
  ENGLISH_LEISURE,
  ENGLISH_MONEY,
  ENGLISH_OFFICES,
  ENGLISH_ORDERS,
  ENGLISH_PASTIMES,
  ENGLISH_PERSONS,
  ENGLISH_PLAIN_WORDS,
  ENGLISH_SHOPS,
  ENGLISH_STAYS,
  ENGLISH_TABLES,
  ENGLISH_TOWN,
  ENGLISH_TRADES,
  ENGLISH_VEHICLES,
  ENGLISH_VISITS,
  ENGLISH_WORKSHOPS,
]
  .map((groups) => groups.trim())
  .join('\n');
