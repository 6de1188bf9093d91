import { TEXT_LIMITS } from '@trazo/plan/fields';
import { builderAddress } from './builder-address.ts';
import { add, draftSaved, fieldOf, goOn, openSection, says, type, write } from './form.ts';
import { expect, test, WITH_PREVIEW, WITHOUT_PREVIEW } from './journey.ts';
import { computedRow, gridCell, lineName, typeAcross } from './plan-entry/figures.ts';
import { drawing, reloadWithPreview } from './preview.ts';
import { documentAfter } from './typeset-document.ts';
import { labelOf, words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const STRANGE_TEXTS = {
  markup: '<script>alert(1)</script> <b>negrita</b> &amp; {{company}}',
  typesetting: '#import "x.typ": * #eval("1+1") $x^2$ \\ *fuerte* _cursiva_ @quien',
  emoji: 'Pan 🥖 y café ☕ para la familia 👩‍👩‍👧',
  rightToLeft: 'خبز طازج كل صباح',
  zeroWidth: 'ob\u200brador\u200d y \ufeffmás',
} as const;

test('strange texts are printed as they stand and nothing in them is obeyed; one too long is kept', async ({
  page,
}) => {
  page.on('dialog', (dialog) => expect.soft(dialog.message(), 'no script of a visitor runs').toBe(''));
  await openSection(page, 'mission');
  await write(page, 'mission:mission', Object.values(STRANGE_TEXTS).join('\n'));
  await write(page, 'mission:vision', 'Y después de todo, un párrafo corriente.');
  await draftSaved(page);
  const document = await documentAfter(page, () => reloadWithPreview(page));
  await says(fieldOf(page, 'mission:mission'), Object.values(STRANGE_TEXTS).join('\n'));
  expect(document.says(STRANGE_TEXTS.markup)).toBe(true);
  // Quotation marks are the language's own.
  expect(document.says(STRANGE_TEXTS.typesetting.replaceAll(/"([^"]+)"/g, '«$1»'))).toBe(true);
  expect(document.says('y café')).toBe(true);
  expect(document.says('un párrafo corriente')).toBe(true);
  await expect(page.getByRole('region', { name: words('viewer:document') })).toBeVisible();

  await test.step('fifty thousand characters are refused in words, kept, and cost other users nothing', async () => {
    await page.setViewportSize(WITHOUT_PREVIEW);
    const tooLong = 'pan '.repeat(12_500);
    const surplus = tooLong.length - TEXT_LIMITS.long;
    await fieldOf(page, 'mission:vision').fill('Una frase que sí cabe.');
    await fieldOf(page, 'mission:mission').fill(tooLong);
    await fieldOf(page, 'mission:values').click();
    const message = words('fields:errors.tooLong_other', { count: surplus, limit: TEXT_LIMITS.long });
    await expect(page.getByText(message)).toBeVisible();
    await draftSaved(page);
    const printed = await documentAfter(page, () => reloadWithPreview(page));
    expect(printed.says('Una frase que sí cabe.')).toBe(true);
    await says(fieldOf(page, 'mission:mission'), tooLong);
  });
});

test('a figure that is none stays as typed, and neither counts nor is printed by its beginning; the rest is', async ({
  page,
}) => {
  await openSection(page, 'products');
  const item = await add(page, 'products:items', words('products:form.fields.items.add'));
  await type(item, 'products:items.name', 'Hogaza');
  const long = '123456789012345678901234567890';
  await type(item, 'products:items.cost', long);
  await type(item, 'products:items.salePrice', `${long}1234567890`);
  await page.keyboard.press('Tab');
  await openSection(page, 'finance');
  await lineName(page, 'revenues', 1).click();
  await page.keyboard.type('Hogazas');
  await page.keyboard.press('ArrowRight');
  await typeAcross(page, ['1,5X', '84100']);
  const totals = computedRow(page, words('finance:form.grid.totals.revenues'));
  await expect(totals.nth(1)).toHaveText('84.100');
  await expect(totals.nth(0)).toHaveText('');
  await page.keyboard.press('Tab');
  const unreadable = gridCell(page, 'Hogazas', 1);
  await expect(unreadable).toHaveAttribute('aria-invalid', 'true');
  await goOn(page, 'competition');
  await page.goBack();
  await expect(unreadable).toHaveValue('1,5X');
  await draftSaved(page);
  const document = await documentAfter(page, () => reloadWithPreview(page));
  await expect(unreadable).toHaveValue('1,5X');
  await expect(unreadable).toHaveAttribute('aria-invalid', 'true');
  expect(document.says('84.100')).toBe(true);
  expect(document.says('1,5')).toBe(false);
  expect(document.says('Hogaza')).toBe(true);
  expect(document.says('123.456.789.012.345.678.901.234.567.890')).toBe(true);
  await unreadable.fill('1500');
  await expect(totals.nth(0)).toHaveText('1.500');
  await page.keyboard.press('Escape');
  await expect(unreadable).toHaveValue('1,5X');
});

test.describe('without a server', () => {
  test.use({ viewport: WITH_PREVIEW, forgiven: /net::ERR_FAILED/ });

  test('the preview says so and comes back by itself or when asked; what is typed stays', async ({
    page,
  }) => {
    await openSection(page, 'mission');
    await write(page, 'mission:mission', 'Hornear de noche.');
    await expect(drawing(page, 1)).toBeVisible();
    let way: 'closed' | 'endless' | 'open' = 'closed';
    const byItself = Promise.withResolvers<void>();
    await page.route('**/api/generate', async (route) => {
      if (way === 'closed') return route.abort();
      if (way === 'open') return route.continue();
      way = 'open';
      byItself.resolve();
      return undefined;
    });
    await write(page, 'mission:vision', 'Abrir antes que nadie.');
    const notice = page.getByRole('alert').filter({ hasText: words('errors:network') });
    await expect(notice).toBeVisible();
    await expect(drawing(page, 1)).toBeVisible();
    await draftSaved(page);
    // While the attempt that comes by itself is under way, no other one gets ahead of the one that is asked for.
    way = 'endless';
    await byItself.promise;
    const document = await documentAfter(page, () =>
      notice.getByRole('button', { name: words('viewer:error.retry') }).click(),
    );
    await expect(notice).toBeHidden();
    expect(document.says('Abrir antes que nadie.')).toBe(true);
  });
});

test.describe('refused by the server', () => {
  test.use({ viewport: WITH_PREVIEW, forgiven: /status of 422/ });

  test('what is on the cover is found from wherever the preview says so', async ({ page }) => {
    const details = [{ path: 'ProfileData.executiveSummary.cover.subtitle', message: 'too long' }];
    const error = { error: 'content_invalid', message: words('errors:content_invalid'), details };
    await page.route('**/api/generate', (route) => route.fulfill({ status: 422, json: error }));
    await openSection(page, 'mission');
    await write(page, 'mission:mission', 'Hornear de noche.');
    const target = page
      .getByRole('alert')
      .getByRole('link', { name: `${words('viewer:cover')}: ${labelOf('general:cover.subtitle')}` });
    const design = page.getByRole('complementary', { name: words('viewer:design') });
    await target.click();
    await expect(page).toHaveURL(builderAddress('document', '#general.cover.subtitle'));
    await expect(fieldOf(design, 'general:cover.subtitle')).toBeFocused();
    await design.getByRole('button', { name: words('viewer:closeDesign') }).click();
    await target.click();
    await expect(fieldOf(design, 'general:cover.subtitle')).toBeFocused();
  });
});
