import { browserErrorSchema } from '@trazo/contract/api/browser-errors';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const PAGE = new URL(
  'https://trazo.example/builder/5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c11/form?section=team#x',
);

const failing = (error: Error, stack: string) => Object.assign(error, { stack });

describe('an error that leaves the page', () => {
  it.each([
    [
      'Chromium',
      [
        "TypeError: Cannot read properties of undefined (reading 'id')",
        '    at planOf (https://trazo.example/assets/plan-x1.js:1:2345)',
        '    at async Promise.all (index 0)',
        '    at https://trazo.example/assets/plan-x1.js:2:7',
        '    at helper (chrome-extension://abc/content.js:9:9)',
      ],
    ],
    [
      'Firefox',
      [
        'planOf@https://trazo.example/assets/plan-x1.js:1:2345',
        '@https://trazo.example/assets/plan-x1.js:2:7',
        'helper@moz-extension://abc/content.js:9:9',
      ],
    ],
  ])('says where in our code it was, in %s', (_, lines) => {
    const error = failing(
      new TypeError("Cannot read properties of undefined (reading 'id')"),
      lines.join('\n'),
    );
    expect(describeError(error, PAGE)).toEqual({
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'id')",
      frames: ['planOf /assets/plan-x1.js:1:2345', '/assets/plan-x1.js:2:7'],
      page: '/builder/:id/form',
    });
  });

  it.each([
    new SyntaxError('Unexpected token in "Backhaus Müller, 12,000 €"'),
    Object.assign(new Error('No section “Our secret recipe”'), { name: 'ApiError' }),
    'Our secret recipe',
    { recipe: 'secret' },
    undefined,
    null,
  ])('holds nothing that a person wrote (%#)', (error) => {
    const described = describeError(error, new URL('/shared/qT3kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', PAGE));
    expect(described.message).toBe('');
    expect(JSON.stringify(described)).not.toMatch(/recipe|Backhaus|qT3/);
    expect(browserErrorSchema.safeParse(described).success).toBe(true);
  });

  it('fits what the server takes, however long it is', () => {
    const stack = Array.from(
      { length: 99 },
      () => `    at ${'f'.repeat(500)} (https://trazo.example/a.js:1:1)`,
    );
    const error = failing(new RangeError('x'.repeat(5_000)), stack.join('\n'));
    const long = new URL(`/${'path/'.repeat(200)}`, PAGE);
    expect(browserErrorSchema.safeParse(describeError(error, long)).success).toBe(true);
  });
});
