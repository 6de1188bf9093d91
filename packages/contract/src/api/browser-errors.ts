import { z } from 'zod';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

export const BROWSER_ERROR_LIMITS = { message: 200, frame: 200, frames: 30, page: 200 } as const;

const FRAME = /^(?:[\w$.<>[\] ]* )?\/[\w./-]*:\d+:\d+$/;
/** A part of an address that is a word of ours, and no id, token or name of a file. */
const WORD = /^(?:[a-z-]{0,20}|:id)$/i;

/** A path as it may leave the page. */
export const pageOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (WORD.test(part) ? part : ':id'))
    .join('/')
    .slice(0, BROWSER_ERROR_LIMITS.page);

/** An error in a page, without anything of what a person wrote, where they came from or who they are. */
export const browserErrorSchema = z.strictObject({
  /** The error's class, such as `TypeError`. */
  type: z.string().regex(/^[\w$.]{1,60}$/),
  /** Empty unless the browser itself words it. */
  message: z.string().max(BROWSER_ERROR_LIMITS.message),
  /** Where in our code: `function /assets/file.js:1:234`, the innermost first; what is none is left out. */
  frames: z
    .array(z.string().max(BROWSER_ERROR_LIMITS.frame))
    .max(BROWSER_ERROR_LIMITS.frames)
    .transform((frames) => frames.filter((frame) => FRAME.test(frame))),
  /** The page's path, its ids and tokens left out. */
  page: z.string().max(BROWSER_ERROR_LIMITS.page).transform(pageOf),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

/** Only sent where the public settings ask for it; dropped where the installation reports no errors. */
export const reportBrowserError = defineRoute({
  id: 'reportBrowserError',
  method: 'POST',
  path: '/api/browser-errors',
  summary: 'Reports an error in a page',
  body: browserErrorSchema,
  bodyLimit: 10_000,
  responses: [jsonAnswer('Whether it was reported', z.strictObject({ reported: z.boolean() }))],
  errors: [...BODY_ERRORS],
});
