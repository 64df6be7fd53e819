import { publicManifest } from './.ci/public-manifest.mjs';

export default {
  globs: ['components/*/*.ts'],
  exclude: ['components/**/*.{test,bench,styles}.ts', 'components/internal/!(chat-element).ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [publicManifest()],
};
