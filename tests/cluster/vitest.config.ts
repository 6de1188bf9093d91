import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/cluster/*.test.ts', 'apps/server/src/**/*.test.ts'],
    setupFiles: ['tests/property-seed.ts'],
    // Each database has shards by the dozen, and each connection several to the workers.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
