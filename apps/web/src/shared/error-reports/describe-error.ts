import { BROWSER_ERROR_LIMITS, type BrowserError, pageOf } from '@trazo/contract/api/browser-errors';

/** Their messages are the browser's own words about our code; those of other errors may quote what a person wrote. */
const WORDED_BY_BROWSERS = ['TypeError', 'ReferenceError', 'RangeError'];
const FRAME = /^\s*(?:at )?(?:(?:async )?([\w$.<>[\] ]*?)[ @]?\(?)(\w+:\/\/[^\s()]+):(\d+):(\d+)\)?$/;

/** An error as it may leave the page: its class, where in our code and on which page, and nothing that a person wrote. */
export function describeError(error: unknown, { origin, pathname }: URL): BrowserError {
  const isError = error instanceof Error;
  const type = isError ? error.name : typeof error;
  return {
    type: /^[\w$.]{1,60}$/.test(type) ? type : 'Error',
    message:
      isError && WORDED_BY_BROWSERS.includes(type)
        ? error.message.slice(0, BROWSER_ERROR_LIMITS.message)
        : '',
    frames: isError ? framesOf(error.stack ?? '', origin) : [],
    page: pageOf(pathname),
  };
}

/** Only those of our own files: what an extension does is its user's business. */
const framesOf = (stack: string, origin: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', address = '', row, column] = FRAME.exec(line) ?? [];
      const file = URL.canParse(address) ? new URL(address) : undefined;
      if (file?.origin !== origin) return [];
      return [`${name} ${file.pathname}:${row}:${column}`.trim().slice(0, BROWSER_ERROR_LIMITS.frame)];
    })
    .slice(0, BROWSER_ERROR_LIMITS.frames);
