import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BUILD_STEPS } from './scripts/build-steps.ts';
import { assetFileName, scriptFileName } from './scripts/file-names.ts';

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

/** The version in the names of each template's covers (scripts/draw-covers.ts), by its key. */
function coverVersions(): Readonly<Record<string, string>> {
  const folder = path.resolve(import.meta.dirname, 'public/assets/covers');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [, key, version] = /^([\w-]+)-[a-z]{2}-(\w+)\.webp$/.exec(name) ?? [];
      return key === undefined || version === undefined ? [] : [[key, version]];
    }),
  );
}

/** The file of the fonts' names in their own letters (scripts/draw-font-names.ts). */
function fontNames(): string | undefined {
  const folder = path.resolve(import.meta.dirname, 'public/assets/font-names');
  return existsSync(folder) ? readdirSync(folder)[0] : undefined;
}

export default defineConfig(({ isPreview }) => ({
  plugins: [reactRouter(), BUILD_STEPS.map(({ plugin }) => plugin?.())],
  define: {
    'import.meta.env.COVERS': JSON.stringify(coverVersions()),
    'import.meta.env.FONT_NAMES': JSON.stringify(fontNames() ?? ''),
  },
  // While pages are prerendered, a second compiler would watch every file of this folder.
  server: { proxy: { ...SERVED_BY_API, ...CONSOLE }, ...(isPreview === true && { watch: null }) },
  preview: { proxy: SERVED_BY_API },
  build: {
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: scriptFileName,
        assetFileNames: assetFileName,
      },
    },
  },
}));
