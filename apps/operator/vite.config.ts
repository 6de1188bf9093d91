import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APPLY_SCHEME } from '@trazo/web/shared/scheme/colour-scheme.ts';
import { defineConfig, type Plugin } from 'vite';

const PAGE = 'operator.html';
/** What the server serves: pages that belong to an address, and files that are sent as they are. */
const SERVED = path.resolve(import.meta.dirname, '../web/build');

/** Light or dark before the first paint, as on all pages. */
const schemeFirst: Plugin = {
  name: 'scheme-first',
  transformIndexHtml: () => [{ tag: 'script', children: APPLY_SCHEME, injectTo: 'head-prepend' }],
};

/** The page is none of the files: the server sends it for its address. */
const pageOfServer: Plugin = {
  name: 'page-of-server',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error(`The build has made no ${PAGE}.`);
      mkdirSync(path.join(SERVED, 'pages'), { recursive: true });
      writeFileSync(path.join(SERVED, 'pages', PAGE), page.source);
      delete bundle[PAGE];
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(?:js|css)$/.test(fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
      }
    },
  },
};

/** Built after the front end, into the same folder. */
export default defineConfig(({ command }) => ({
  plugins: [schemeFirst, pageOfServer],
  publicDir: false,
  css: { postcss: path.resolve(import.meta.dirname, '../web') },
  // In development the front end's server hands on what begins so.
  base: command === 'serve' ? '/operator/' : '/',
  server: { hmr: { clientPort: Number(process.env.OPERATOR_PORT ?? 5174) } },
  build: {
    outDir: path.join(SERVED, 'client'),
    assetsDir: 'assets/operator',
    emptyOutDir: false,
    rolldownOptions: { input: PAGE },
  },
}));
