import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { readPdf } from './testing/read-pdf.ts';

const SINTESIS = 19;

test('the page that sums a plan up says what each of its figures is', async () => {
  const { plan } = sampleContent('en');
  const [first, second, ...rest] = plan.products.items;
  if (first === undefined || second === undefined) throw new Error('The sample has products.');
  const items = [
    { ...first, name: 'Visit', cost: '', salePrice: '165' },
    { ...second, name: 'Repair', cost: '123456789012345', salePrice: '234567890123456' },
    ...rest,
  ];
  const { layout } = await readPdf(
    await createRenderer().pdf({
      plan: { ...plan, products: { items } },
      theme: defaultTheme(SINTESIS, 'en'),
      day: '2026-01-15',
    }),
  );
  const page = layout[0]?.boxes
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[\s\u200b]+/gu, ' ');
  expect(page).toContain('Amounts in £');
  expect(page).toContain('Visit – Sale price £165');
  expect(page?.replaceAll(' ', '')).toContain(
    'Repair–Cost£123,456,789,012,345,Saleprice£234,567,890,123,456',
  );
});
