/** Numbers in words, as commands say them. */
export { count, size } from '../../runtime/quantities.js';
