/** `crash.test.ts` in its long form. */
process.env['TEST_FAULTS'] = 'long';
await import('./crash.test.js');
