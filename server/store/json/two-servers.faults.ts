/** `two-servers.test.ts` in its long form. */
process.env['TEST_FAULTS'] = 'long';
await import('./two-servers.test.js');
