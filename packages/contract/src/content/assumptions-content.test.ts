import { ASSUMPTION_LIMITS, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { emptyPlan } from '@trazo/plan/plan';
import { exampleOverhead as overhead } from '@trazo/plan/testing/example-overhead';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const read = (assumptions: unknown) =>
  decodeContent(JSON.stringify({ ProfileData: { finances: { assumptions } } }));
const answer = (assumptions: unknown) => {
  const decoded = read(assumptions);
  return decoded.ok ? 'ok' : `${decoded.code} ${decoded.issues[0]?.path}`;
};
const AT = 'ProfileData.finances.assumptions';

describe('the assumptions of a forecast', () => {
  it('are none in contents that do not name them', () => {
    for (const none of [undefined, null]) {
      const decoded = read(none);
      expect(decoded.ok && decoded.plan.finance.assumptions).toBeNull();
    }
  });

  it('stand on the wire under its names, beside a grid that is as it was', () => {
    const plan = emptyPlan();
    const theme = defaultTheme();
    const before = JSON.parse(encodeContent({ plan, theme })).ProfileData.finances;
    plan.finance.assumptions = {
      ...emptyAssumptions(),
      taxedAs: 'owner',
      filled: { 'revenues.f:myStream.FY1': '3' },
    };
    const text = encodeContent({ plan, theme });
    const after = JSON.parse(text).ProfileData.finances;
    expect(after.assumptions).toMatchObject({
      version: 1,
      taxed_as: 'owner',
      credit_line: null,
      filled: { 'revenues.f:myStream.FY1': '3' },
    });
    expect({ ...after, assumptions: null }).toEqual(before);
    expect(decodeContent(text)).toEqual({ ok: true, plan, theme });
  });

  it('may leave out what is not answered', () => {
    const decoded = read({ country: 'fr', owner: { count: 2 } });
    expect(decoded.ok && decoded.plan.finance.assumptions).toEqual({
      ...emptyAssumptions(),
      country: 'fr',
      owner: { ...emptyAssumptions().owner, count: 2 },
    });
  });

  it.each([
    [
      'are marked in print where no annexes are named',
      [{ key: 'vat.standard', value: '20' }],
      undefined,
      ['rates'],
    ],
    [
      'stay unmarked where the annexes are others',
      [{ key: 'vat.standard', value: '20' }],
      ['loans'],
      ['loans'],
    ],
    ['are none while they are blank', [{ key: 'vat.standard', value: '' }], undefined, []],
    [
      'are none of what money costs, which is not printed',
      [{ key: 'analysis.discountRate', value: '8' }],
      undefined,
      [],
    ],
  ])('with own rates %s', (_, parameters, annexes, printed) => {
    const decoded = read({ parameters, annexes });
    expect(decoded.ok && decoded.plan.finance.assumptions?.annexes).toEqual(printed);
  });

  it.each([
    ['a text', 'x', AT],
    ['a list', [], AT],
    ['another version', { version: 2 }, `${AT}.version`],
    ['a name of the domain', { taxedAs: 'owner' }, `${AT}.taxedAs`],
    ['an unknown name', { tax: 'owner' }, AT],
    ['a number for a text', { overheads: [{ ...overhead, amount: 5 }] }, `${AT}.overheads.0.amount`],
    ['NaN', { overheads: [{ ...overhead, amount: 'NaN' }] }, `${AT}.overheads.0.amount`],
    ['more than is counted', { minimum_cash: '1000000001' }, `${AT}.minimum_cash`],
    ['half a line', { streams: [{ id: 's' }] }, `${AT}.streams.0.kind`],
    ['a figure filled in that is none', { filled: { 'a.bC': 'x' } }, `${AT}.filled.a.bC`],
    ['a list without end', { people: new Array(5000).fill(0) }, `${AT}.people`],
  ])('refuse %s and say where', (_, assumptions, path) => {
    expect(answer(assumptions)).toMatch(/^(?:content_invalid|limit_exceeded) /);
    expect(answer(assumptions).split(' ')[1]).toBe(path);
  });

  it('refuse objects within objects without end', () => {
    const deep = `{"ProfileData":{"finances":{"assumptions":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}}}`;
    expect(decodeContent(deep)).toMatchObject({ ok: false, code: 'content_invalid' });
    const lists = deep.replaceAll('{"a":', '[').replaceAll('1}', '1]');
    expect(decodeContent(lists).ok).toBe(false);
  });

  it('take as much as the product does', () => {
    const plan = emptyPlan();
    const times = <Item>(count: number, item: (id: string) => Item) =>
      Array.from({ length: count }, (_, index) => item(`i${index}`));
    const five: ['', '', '', '', ''] = ['', '', '', '', ''];
    plan.finance.assumptions = {
      ...emptyAssumptions(),
      overheads: times(ASSUMPTION_LIMITS.overheads, (id) => ({
        ...overhead,
        id,
        category: 'rent',
        rhythm: 'annual',
        vat: '',
        until: '',
        amounts: five,
      })),
      filled: Object.fromEntries(times(ASSUMPTION_LIMITS.filled, (id) => [id, '1'])),
    };
    const theme = defaultTheme();
    expect(decodeContent(encodeContent({ plan, theme }))).toEqual({ ok: true, plan, theme });
  });
});
