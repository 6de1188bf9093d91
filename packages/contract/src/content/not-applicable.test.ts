import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const declared = (not_applicable: unknown) => {
  const content = decodeContent(JSON.stringify({ ProfileData: { not_applicable } }));
  return content.ok
    ? content.plan.general.notApplicable
    : content.issues.map(({ path }) => `${content.code} ${path}`);
};

it('is nothing where nothing is said of it', () => {
  expect(declared(undefined)).toEqual([]);
  expect(declared(null)).toEqual([]);
});

it('comes back as it was sent, and leaves what does not apply in the content', () => {
  const plan = emptyPlan();
  plan.general.notApplicable = ['departments', 'general.shareCapital'];
  plan.general.shareCapital = '3000';
  plan.departments.items = [{ id: 'd', name: 'Shop', positions: [] }];
  const text = encodeContent({ plan, theme: defaultTheme() });
  const { ProfileData } = JSON.parse(text);
  expect(ProfileData.not_applicable).toEqual(['departments', 'general.shareCapital']);
  expect(ProfileData.executiveSummary.share_capital).toBe('3000');
  expect(decodeContent(text)).toMatchObject({ ok: true, plan });
});

it('is refused where it names what every plan has, or something twice', () => {
  expect(declared(['finance'])).toEqual(['content_invalid ProfileData.not_applicable.0']);
  expect(declared(['swot', 'swot'])).toEqual(['content_invalid ProfileData.not_applicable']);
  expect(declared('swot')).toEqual(['content_invalid ProfileData.not_applicable']);
});
