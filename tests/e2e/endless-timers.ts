import type { Page } from '@playwright/test';

/** How long a notice stands, with an Undo or without (specification §9), in milliseconds. */
const NOTICE = 3000;

/** Lets an Undo stand until it is used, however long a slow machine needs to reach it. */
export const undoStays = (page: Page): Promise<unknown> => withoutTimer(page, NOTICE);

/** Lets what the page says from now on stand, to be looked at for as long as a slow machine needs. */
export const messagesStay = (page: Page): Promise<unknown> => page.evaluate(leaveOut, NOTICE);

const withoutTimer = (page: Page, delay: number) => page.addInitScript(leaveOut, delay);

function leaveOut(endless: number): void {
  const later = window.setTimeout.bind(window);
  const sooner = (handler: TimerHandler, wait?: number) => (wait === endless ? 0 : later(handler, wait));
  Object.assign(window, { setTimeout: sooner });
}
