import { test } from 'vitest';
import { startTestApp, type TestAppOptions } from './test-app.ts';

/**
 * The application with its default settings, started once a worker: each test makes its own accounts. A file that counts what
 * all accounts have, comes near a limit of requests a minute, lets weeks pass at the card provider, or needs other settings
 * starts its own (`startTestApp`).
 */
export const sharedApp = test
  .extend('options', { scope: 'worker' }, (): TestAppOptions => ({}))
  .extend('running', { scope: 'worker' }, async ({ options }, { onCleanup }) => {
    const running = await startTestApp(options);
    onCleanup(() => running.close());
    return running;
  });
