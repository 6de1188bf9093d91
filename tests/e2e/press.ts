import { setTimeout as rest } from 'node:timers/promises';
import type { Locator } from '@playwright/test';

/** How long a finger or a hand rests on what it presses. */
const REST_MS = 120;

/** Presses as a hand does, which stays for a moment; `finger` needs a browser with touch. */
export async function press(target: Locator, by: 'finger' | 'mouse'): Promise<void> {
  if (by === 'mouse') return target.click({ delay: REST_MS });
  // Scrolls to it, and waits until nothing lies over it.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on screen.');
  const session = await target.page().context().newCDPSession(target.page());
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await rest(REST_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
