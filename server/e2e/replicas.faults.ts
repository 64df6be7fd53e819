/** `replicas.test.ts` in its long form. */
process.env['TEST_FAULTS'] = 'long';
await import('./replicas.test.js');
