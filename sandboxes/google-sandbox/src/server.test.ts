import { expect, it } from 'vitest';
import { startGoogleSandbox } from './server.ts';

it('never starts in production', async () => {
  await expect(startGoogleSandbox({ production: true })).rejects.toThrow(/production/);
});
