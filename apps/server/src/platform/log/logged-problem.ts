import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What of a problem's own properties names a thing of ours or of a protocol, never what a person wrote. */
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
const FRAME = /^\s+at /;
const DEPTH = 5;

/** A problem as the log and the queue may keep it. */
export interface LoggedProblem {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedProblem;
  readonly [name: string]: unknown;
}

/**
 * A problem without what a person wrote. Drivers put it everywhere: a query's parameters (whole plans, addresses, keys) stand
 * in its message, PostgreSQL quotes rows in its details, a mail server the recipient.
 */
export const loggedProblem = (problem: unknown): LoggedProblem => describe(problem, DEPTH);

function describe(problem: unknown, depth: number): LoggedProblem {
  if (typeof problem !== 'object' || problem === null) {
    return { type: typeof problem, message: withoutAddresses(String(problem)) };
  }
  const { stack, cause } = problem as { stack?: unknown; cause?: unknown };
  const own = NAMING.flatMap((name) => {
    const value: unknown = Reflect.get(problem, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: problem.constructor?.name ?? 'Object',
    message: messageOf(problem),
    ...Object.fromEntries(own),
    ...(typeof stack === 'string' && { stack: framesOf(stack) }),
    ...(cause !== undefined && depth > 1 && { cause: describe(cause, depth - 1) }),
  };
}

function messageOf(problem: object): string {
  if (problem instanceof DrizzleQueryError) return `Failed query: ${problem.query}`;
  // It quotes the text that could not be read.
  if (problem instanceof SyntaxError) return problem.name;
  const { message } = problem as { message?: unknown };
  return withoutAddresses(typeof message === 'string' ? message : '');
}

const withoutAddresses = (text: string): string => text.replace(EMAIL_OR_LOGIN, '(address)');

/** The lines above them repeat the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');
