import { emptyPlan } from '@trazo/plan/plan';
import { USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const printOf = (print: unknown) => {
  const content = decodeContent(JSON.stringify({ ProfileData: { print } }));
  return content.ok
    ? content.plan.general.print
    : content.issues.map(({ path }) => `${content.code} ${path}`);
};

it('is the usual document where nothing is said of it', () => {
  for (const print of [undefined, null, {}]) {
    expect(printOf(print)).toEqual(USUAL_PRINT);
  }
});

it('comes back as it was sent, and leaves what is not printed in the content', () => {
  const plan = emptyPlan();
  plan.general.print = {
    creditPage: false,
    businessModel: true,
    addressee: 'landlord',
    order: ['finance', 'general'],
    leftOut: ['swot'],
  };
  plan.swot.strengths = [{ id: '1', text: 'Own oven' }];
  const text = encodeContent({ plan, theme: defaultTheme() });
  expect(JSON.parse(text).ProfileData.print).toEqual({
    credit_page: false,
    business_model: true,
    addressee: 'landlord',
    order: ['finance', 'general'],
    left_out: ['swot'],
  });
  expect(decodeContent(text)).toMatchObject({ ok: true, plan });
});

it('is refused where it names no section, or one twice', () => {
  expect(printOf({ order: ['cover'] })).toEqual(['content_invalid ProfileData.print.order.0']);
  expect(printOf({ left_out: ['swot', 'swot'] })).toEqual(['content_invalid ProfileData.print.left_out']);
  expect(printOf({ credit_page: 'no' })).toEqual(['content_invalid ProfileData.print.credit_page']);
});
