/** `npm run build`: builds everything, and says what it weighs. */
import { build } from './build-all.js';

try {
  await build();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
