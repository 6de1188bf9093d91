import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { COVER_VERSIONS } from '../../scripts/cover-files.ts';
import { CODE_GROUPS } from './scripts/code-groups.ts';
import { devPages } from './scripts/dev-pages.ts';
import { assetFileName, scriptFileName } from './scripts/file-names.ts';
import { listThirdParty } from './scripts/third-party.ts';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3000';
/** The API, and what stands in for mailbox, card provider and Google in development. */
const SERVED_BY_API = { '/api': API_ADDRESS, '/dev/': API_ADDRESS };
/** The operator's console is an application of its own (apps/operator), at the same origin for the sake of the session. */
const CONSOLE = {
  '^/operator(?:[/?]|$)': {
    target: process.env.OPERATOR_ADDRESS ?? 'http://localhost:5174',
    rewrite: (address: string) => address.replace(/^\/operator(?=$|\?)/, '/operator/operator.html'),
  },
};

/** The file of the fonts' names in their own letters (scripts/draw-font-names.ts). */
function fontNames(): string | undefined {
  const folder = path.resolve(import.meta.dirname, 'public/assets/font-names');
  return existsSync(folder) ? readdirSync(folder)[0] : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [devPages(), listThirdParty()],
  define: {
    'import.meta.env.COVERS': JSON.stringify(COVER_VERSIONS),
    'import.meta.env.FONT_NAMES': JSON.stringify(fontNames() ?? ''),
  },
  server: { proxy: { ...SERVED_BY_API, ...CONSOLE } },
  build: {
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    ...(!isSsrBuild && { outDir: 'build/client', manifest: true }),
    rolldownOptions: {
      ...(!isSsrBuild && { input: 'src/app/entry.client.tsx' }),
      output: {
        chunkFileNames: scriptFileName,
        assetFileNames: assetFileName,
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: CODE_GROUPS },
        }),
      },
    },
  },
}));
