/** Ids that could leave the folder of a store that keeps files. */
export const hostileIds = [
  '..',
  '../x',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'a/',
  '.hidden',
  'a/.b',
  'a\\b',
  'a\0b',
  '',
  ' ',
];
