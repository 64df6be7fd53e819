/** `slow-clients.test.ts` in its long form. */
process.env['TEST_FAULTS'] = 'long';
await import('./slow-clients.test.js');
