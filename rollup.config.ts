import { readFile } from 'node:fs/promises';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import minifyTemplates from '@lit-labs/rollup-plugin-minify-html-literals';
import type { ExistingRawSourceMap, Plugin, RollupOptions } from 'rollup';
import { minify } from 'terser';

// `tsc -p tsconfig.build.json` has put the JavaScript into build/.
const input = (name: string) => `build/components/${name}.js`;
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** `Features.LightDark` of lightningcss. */
const LIGHT_DARK = 1 << 20;

/** Fails the build where a template could not be minified, instead of shipping it as it was. */
const templates = () =>
  minifyTemplates({
    include: ['build/**/*.js'],
    failOnError: true,
    options: {
      minifyOptions: {
        // Without its slash an SVG shape would hold the shapes that follow it, and they would not be drawn.
        keepClosingSlash: true,
        removeAttributeQuotes: true,
        // Without targets lightningcss writes newer syntax than it read ((max-width: …) → (width<=…)).
        minifyCSS: {
          minify: true,
          targets: { chrome: version(111), firefox: version(115), safari: version(16, 2) },
          // Nothing here uses light-dark(), and every color-scheme would carry what stands in for it.
          exclude: LIGHT_DARK,
        },
      },
    },
  });

/**
 * Has Chromium compile a whole script while it loads it. Nearly all functions in one are called at once, and to find
 * that out one by one took a third of the script time before the launcher stood.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

const minified = (): Plugin => ({
  name: 'minified',
  async renderChunk(chunk) {
    const { code = '', map } = await minify(chunk, {
      module: true,
      ecma: 2022,
      sourceMap: { asObject: true },
      compress: {
        passes: 3,
        pure_getters: 'strict',
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
      format: { comments: false, preamble: COMPILE_AT_ONCE },
    });
    return { code, map: map as ExistingRawSourceMap };
  },
});

// Named, or the plugin would follow NODE_ENV and could ship Lit's development build.
const resolve = () => nodeResolve({ browser: true, exportConditions: ['production'] });

/** Hands tsc's own source maps on, so that dist/'s lead back to the TypeScript. */
const tscMaps = (): Plugin => ({
  name: 'tsc-maps',
  async load(id) {
    if (!id.includes('/build/components/')) return null;
    const code = await readFile(id, 'utf8');
    return {
      code: code.replace(/^\/\/# sourceMappingURL=.*$/m, ''),
      map: await readFile(`${id}.map`, 'utf8'),
    };
  },
});

/** Writes widget.js: a classic script that imports the hashed app chunk. */
const classicLoader = (): Plugin => ({
  name: 'classic-loader',
  async generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
    if (!entry) this.error('The bundle has no entry.');
    const source = (await readFile(input('loader'), 'utf8'))
      .replaceAll('__APP__', entry.fileName.replace('widget/', ''))
      .replace(/^export \{\};?$/m, '')
      .replace(/^\/\/# sourceMappingURL.*$/m, '');
    const { code } = await minify(source, {
      ecma: 2021,
      toplevel: true,
      compress: { passes: 2 },
      format: { preamble: COMPILE_AT_ONCE },
    });
    this.emitFile({
      type: 'asset',
      fileName: 'widget.js',
      source: `${code}\n`,
    });
  },
});

/** Writes the page of the dashboard and that of the preview, which load their hashed entries and run nothing of their own. */
const dashboardPage = (): Plugin => ({
  name: 'dashboard-page',
  async generateBundle(_options, bundle) {
    const entryOf = (name: string) =>
      Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === name)
        ?.fileName ?? this.error(`The dashboard has no entry ${name}.`);
    this.emitFile({
      type: 'asset',
      fileName: 'preview.html',
      source: [
        '<!doctype html>',
        '<html lang="en">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        '<title>Preview</title>',
        '<body>',
        `<script type="module" src="/dashboard/${entryOf('preview')}"></script>`,
        '</html>',
        '',
      ].join('\n'),
    });
    // Its own, since not every host serves the sign of the demo.
    const icon = this.emitFile({
      type: 'asset',
      name: 'icon.svg',
      source: await readFile('server/http/site/demo-page/favicon.svg'),
    });
    this.emitFile({
      type: 'asset',
      fileName: 'index.html',
      source: [
        '<!doctype html>',
        '<html lang="en">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        '<meta name="color-scheme" content="light dark">',
        '<title>Dashboard · Service Chat</title>',
        `<link rel="icon" href="/dashboard/${this.getFileName(icon)}" type="image/svg+xml">`,
        '<body>',
        '<noscript>The dashboard needs JavaScript.</noscript>',
        `<script type="module" src="/dashboard/${entryOf('app')}"></script>`,
        '</html>',
        '',
      ].join('\n'),
    });
  },
});

const bundles: RollupOptions[] = [
  // For the script tag: dist/cdn/widget.js → widget/app-HASH.js → lazy chunks.
  {
    input: { app: input('app') },
    preserveEntrySignatures: 'allow-extension',
    plugins: [tscMaps(), templates(), resolve(), minified(), classicLoader()],
    output: {
      dir: 'dist/cdn',
      format: 'es',
      freeze: false,
      entryFileNames: 'widget/[name]-[hash].js',
      // Told apart by name, because the size budget counts a language by itself.
      chunkFileNames: ({ facadeModuleId }) =>
        `widget/${facadeModuleId?.includes('/language/locale') ? 'locale-' : ''}[name]-[hash].js`,
      // Beside the chunks, for whoever debugs them; not named in them, as the npm package leaves them out.
      sourcemap: 'hidden',
    },
  },
  // For operators: dist/dashboard/index.html → assets/app-HASH.js → a lazy chunk for each screen.
  {
    input: { app: input('dashboard/app'), preview: input('dashboard/preview/preview') },
    plugins: [tscMaps(), templates(), resolve(), minified(), dashboardPage()],
    output: {
      dir: 'dist/dashboard',
      format: 'es',
      freeze: false,
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      // What all screens of operators stand on comes with the shell, in one file and not in nine.
      manualChunks: { foundation: [input('dashboard/screens/loaded'), input('dashboard/screens/screen')] },
      sourcemap: 'hidden',
    },
  },
  // For npm: lit stays outside, one file an element, scripts not minified.
  {
    input: { index: input('index') },
    external: [/^lit(\/|$)/, /^@lit\//],
    plugins: [tscMaps(), templates(), resolve()],
    output: {
      dir: 'dist/esm',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'build/components',
      // npm never packs a folder called node_modules, and tslib's helper would land in one.
      entryFileNames: ({ name }) =>
        `${name.replace('node_modules/', 'vendor/').replace('build/server/', 'server/')}.js`,
    },
  },
];
export default bundles;
