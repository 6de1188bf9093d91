import { DrizzleQueryError } from 'drizzle-orm/errors';
import { framesOf } from './stack-frames.ts';

/** What of an error's own properties names a thing of ours or of a protocol, never what a person wrote. */
const NAMING = [
  'code',
  'constraint',
  'table',
  'responseCode',
  'command',
  'statusCode',
  'requestId',
  'reason',
] as const;
const EMAIL_OR_LOGIN = /[^\s<>()[\]"',;/]+@[^\s<>()[\]"',;/]+/g;
const DEPTH = 5;

/** An error as the log and the queue may keep it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly [name: string]: unknown;
}

/**
 * An error without what a person wrote. Drivers put it everywhere: a query's parameters (whole plans, addresses, keys) stand
 * in its message, PostgreSQL quotes rows in its details, a mail server the recipient.
 */
export const loggedError = (error: unknown): LoggedError => describe(error, DEPTH);

function describe(error: unknown, depth: number): LoggedError {
  if (typeof error !== 'object' || error === null) {
    return { type: typeof error, message: withoutAddresses(String(error)) };
  }
  const { stack, cause } = error as { stack?: unknown; cause?: unknown };
  const own = NAMING.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.constructor?.name ?? 'Object',
    message: messageOf(error),
    ...Object.fromEntries(own),
    ...(typeof stack === 'string' && { stack: framesOf(stack) }),
    ...(cause !== undefined && depth > 1 && { cause: describe(cause, depth - 1) }),
  };
}

function messageOf(error: object): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // It quotes the text that could not be read.
  if (error instanceof SyntaxError) return error.name;
  const { message } = error as { message?: unknown };
  return withoutAddresses(typeof message === 'string' ? message : '');
}

/** A text without what looks like an e-mail address or a login. */
export const withoutAddresses = (text: string): string => text.replace(EMAIL_OR_LOGIN, '(address)');
