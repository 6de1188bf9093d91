import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { loggedError } from './logged-error.ts';

const SECRETS = ['ada@example.com', 'recovery-key', 'Ada Lovelace', 'Panadería'];

function lineOf(err: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ err }, 'failed');
  return lines.join('');
}

/** As the driver throws it, with what PostgreSQL says of the row. */
const duplicate = Object.assign(
  new Error('duplicate key value violates unique constraint "accounts_email"'),
  {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email)=(ada@example.com) already exists.',
  },
);

const query = new DrizzleQueryError(
  'insert into "accounts" ("email", "name") values ($1, $2)',
  ['ada@example.com', 'Ada Lovelace', { page: '/recovery-password/recovery-key' }],
  duplicate,
);

/** As nodemailer throws it. */
const refused = Object.assign(
  new Error('Can’t send mail - all recipients were rejected: 450 <ada@example.com>: try later'),
  {
    code: 'EENVELOPE',
    responseCode: 450,
    command: 'RCPT TO',
    response: '450 4.2.0 <ada@example.com>: try later',
    rejected: ['ada@example.com'],
    rejectedErrors: [new Error('450 <ada@example.com>')],
  },
);

describe('an error in the log', () => {
  it.each([
    ['a query', query],
    ['a query of something else', new Error('not saved', { cause: query })],
    ['a mail', refused],
    ['a mail given up', new Error('refused for good', { cause: refused })],
    [
      'what the database quotes',
      Object.assign(new Error('invalid'), { where: 'Panadería', content: 'Panadería' }),
    ],
    ['an address', new Error('cannot reach postgres://ada:recovery-key@example.com/x')],
  ])('says nothing of what a person wrote: %s', (_what, error) => {
    const line = lineOf(error);
    for (const secret of SECRETS) expect(line).not.toContain(secret);
  });

  it('says which statement failed, why, and where', () => {
    const { err } = JSON.parse(lineOf(query));
    expect(err.message).toBe('Failed query: insert into "accounts" ("email", "name") values ($1, $2)');
    expect(err.stack).toMatch(/^ +at .*logged-error\.test\.ts/);
    expect(err.cause).toMatchObject({
      message: duplicate.message,
      code: '23505',
      constraint: 'accounts_email',
    });
    expect(JSON.parse(lineOf(refused)).err).toMatchObject({
      code: 'EENVELOPE',
      responseCode: 450,
      command: 'RCPT TO',
    });
  });

  it('takes whatever was thrown', () => {
    expect(loggedError('no error').message).toBe('no error');
    expect(loggedError(undefined).message).toBe('undefined');
    expect(loggedError({ message: 'of the queue', queue: 'send-mail' }).message).toBe('of the queue');
    const endless = new Error('round and round');
    endless.cause = endless;
    expect(JSON.stringify(loggedError(endless)).length).toBeLessThan(20_000);
  });
});
