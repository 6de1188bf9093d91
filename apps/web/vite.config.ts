import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { readCompany } from '@trazo/company/read-company';
import { defineConfig } from 'vite';
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
        // Small pieces that many pages share travel together: each file of its own costs a phone more than its bytes.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: 'site',
              test: /(?:apps[\\/]web[\\/]src[\\/]shared[\\/](?:site|missing-code|words[\\/](?!languages)|storage-keys|session[\\/]use-has-token|drafts[\\/]storage-failure|design[\\/]wordmark)|packages[\\/]plan[\\/]src[\\/](?:languages|product|sections[\\/]section-ids)\.ts)/,
              priority: 3,
            },
            {
              name: 'words',
              test: /node_modules[\\/](?:i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            {
              name: 'zod',
              test: /node_modules[\\/]zod[\\/]/,
              priority: 3,
            },
            // Schemas are made when their file is run: in several files, no one of them holds up the page for long.
            {
              name: 'fields',
              test: /packages[\\/]plan[\\/]src[\\/](?:options|money|fields|currencies|images|language-schema)\.ts/,
              priority: 3,
            },
            {
              name: 'lists',
              test: /packages[\\/]plan[\\/]src[\\/]sections[\\/](?:departments|finance|organigram|team|products|marketing)[\w-]*\.ts/,
              priority: 3,
            },
            {
              name: 'sections',
              test: /packages[\\/]plan[\\/]src[\\/]sections[\\/](?!section-ids)[\w-]+\.ts/,
              priority: 3,
            },
            {
              name: 'interface',
              test: /node_modules[\\/](?:@mantine|@floating-ui|react-[\w-]+|clsx|@tanstack|zustand)[\\/]/,
              minShareCount: 4,
              priority: 2,
            },
          ],
        },
      },
    },
  },
}));
