import { tsImport } from 'tsx/esm/api';

// Node runs this file as it is, so it asks tsx for what is written in TypeScript.
const { publicManifest } = await tsImport('./scripts/manifest/public-manifest.ts', import.meta.url);

export default {
  globs: ['components/*/*.ts'],
  exclude: ['components/**/*.{test,bench,styles}.ts', 'components/testing/**', 'components/dashboard/**'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [publicManifest()],
};
