import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { readCompany } from '@trazo/company/read-company';
import { defineConfig } from 'vite';
import { assetFileName, CODE_GROUPS, scriptFileName } from './scripts/code-groups.ts';
import { compileHint } from './scripts/compile-hint.ts';
import { idsMadeOnce } from './scripts/ids-made-once.ts';
import { writeAhead } from './scripts/write-ahead.ts';
import { prerenderedPaths } from './src/shared/site/prerendered-paths.ts';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3000';

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

export default defineConfig(({ isPreview }) => ({
  plugins: [reactRouter(), idsMadeOnce(), writeAhead(prerenderedPaths())],
  define: {
    'import.meta.env.COMPANY': JSON.stringify(readCompany(process.env)),
    'import.meta.env.COVERS': JSON.stringify(coverVersions()),
  },
  // While pages are prerendered, a second compiler would watch every file of this folder.
  server: { proxy: { '/api': API_ADDRESS }, ...(isPreview === true && { watch: null }) },
  preview: { proxy: { '/api': API_ADDRESS } },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        codeSplitting: { groups: CODE_GROUPS },
        chunkFileNames: scriptFileName,
        assetFileNames: assetFileName,
      },
    },
  },
}));
