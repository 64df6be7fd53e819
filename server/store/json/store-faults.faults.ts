/** `store-faults.test.ts` in its long form. */
process.env['TEST_FAULTS'] = 'long';
await import('./store-faults.test.js');
