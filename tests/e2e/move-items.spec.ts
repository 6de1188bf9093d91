import { sampleContent } from '@trazo/samples/sample';
import { openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { labelOf, words } from './words.ts';

const PRODUCTS = sampleContent('es').plan.products.items.map(({ name }) => name);
const [FIRST = '', SECOND = ''] = PRODUCTS;

test.use({ viewport: WITHOUT_PREVIEW });

test('an item moved by keyboard is called by its own name wherever it is dropped', async ({ page }) => {
  await withStoredSample(page);
  await openSection(page, 'products');
  const announced = (key: 'moved' | 'dropped', position: number) =>
    expect(page.locator('[aria-live="assertive"]')).toContainText([
      words(`fields:list.${key}`, { item: FIRST, position, total: PRODUCTS.length }),
    ]);
  await page.getByRole('button', { name: words('fields:list.move', { item: FIRST }), exact: true }).focus();
  await page.keyboard.press('Space');
  await announced('moved', 1);
  await page.keyboard.press('ArrowDown');
  await announced('moved', 2);
  await page.keyboard.press('Space');
  await announced('dropped', 2);
  const names = page
    .getByRole('list', { name: labelOf('products:items'), exact: true })
    .locator('> li button[aria-expanded] > [dir="auto"]');
  await expect(names).toHaveText([SECOND, FIRST, ...PRODUCTS.slice(2)]);
});
