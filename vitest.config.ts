import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // One more than the cores of a small machine: much of a server test is waiting for processes and sockets.
    maxWorkers: Math.max(3, availableParallelism()),
    // Modules keep nothing that one file could leave to another, and the server's cost more to load than to test.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
