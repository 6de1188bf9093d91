import { expect } from 'vitest';

/** Seconds a renderer has for a document unless `RENDER_TIMEOUT_MS` says otherwise. */
const RENDER_SECONDS = 20;

/** What a document gives that takes less than half of a renderer's time: of the processor, for others may use it meanwhile. */
export async function withinTime<Made>(make: () => Promise<Made>): Promise<Made> {
  const before = process.cpuUsage();
  const made = await make();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(RENDER_SECONDS / 2);
  return made;
}
