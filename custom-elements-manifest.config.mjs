export default {
  globs: ['components/**/*.ts'],
  exclude: [
    'components/**/*.test.ts',
    'components/**/*.styles.ts',
    'components/{app,facade,loader}.ts',
    'components/internal/**',
  ],
  outdir: '.',
  litelement: true,
};
