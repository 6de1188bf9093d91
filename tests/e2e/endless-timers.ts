import type { Page } from '@playwright/test';

/** How long after the last change a draft is saved (specification §9), in milliseconds. */
const SAVE_DELAY = 1000;
/** How long an Undo is offered, in milliseconds. */
const OFFER = 8000;

/** Keeps a tab from saving by itself, so that it has something unsaved when another tab saves. */
export const saveByHand = (page: Page): Promise<unknown> => withoutTimer(page, SAVE_DELAY);

/** Lets an Undo stand until it is used, however long a slow machine needs to reach it. */
export const undoStays = (page: Page): Promise<unknown> => withoutTimer(page, OFFER);

const withoutTimer = (page: Page, delay: number) =>
  page.addInitScript((endless) => {
    const later = window.setTimeout.bind(window);
    const sooner = (handler: TimerHandler, wait?: number) => (wait === endless ? 0 : later(handler, wait));
    Object.assign(window, { setTimeout: sooner });
  }, delay);
