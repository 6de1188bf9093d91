import { axeFindsNothing, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { draftSaved, fieldOf, openSection, pick, says } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { labelOf, words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

const HELP = words('navigation:labelled', {
  label: words('fields:help.open'),
  text: labelOf('mission:mission'),
});

test('an example of the own kind of trade is put into a text, its gaps count as missing, and it can be taken back', async ({
  page,
}) => {
  await openSection(page, 'general');
  await pick(page, 'general:sector', 'sector.construction');
  await openSection(page, 'mission');
  const text = fieldOf(page, 'mission:mission');
  await text.fill('Ya escrito.');
  await page.getByRole('button', { name: HELP, exact: true }).press('Enter');
  const panel = page.getByRole('region', { name: words('fields:help.open'), exact: true });
  const kind = panel.getByLabel(words('fields:help.kind'), { exact: true });
  await expect(kind).toHaveValue('crafts');
  await kind.selectOption({ label: words('fields:help.kinds.shop') });
  await expect(panel.getByRole('blockquote')).toContainText('masa madre');
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);

  const insert = panel.getByRole('button', { name: words('fields:help.insert'), exact: true });
  await insert.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(text).toBeFocused();
  await says(text, /^Ya escrito\.\s+Hacemos pan/);
  await expect(page.getByText(words('fields:help.gaps_other', { count: 2 }), { exact: true })).toBeVisible();
  const missing = page.getByText(words('builder:form.missing_other', { count: 3 }), { exact: true });
  await expect(missing).toBeVisible();

  await page.keyboard.type('los vecinos del Gancho');
  await says(text, /para los vecinos del Gancho, que hoy/);
  await expect(page.getByText(words('fields:help.gaps_one', { count: 1 }), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words('fields:help.nextGap'), exact: true }).press('Enter');
  await page.keyboard.type('va al comedor de la parroquia');
  await says(text, /no se tira: va al comedor de la parroquia\.$/);
  await expect(
    page.getByText(words('builder:form.missing_other', { count: 2 }), { exact: true }),
  ).toBeVisible();
  await draftSaved(page);

  await test.step('a text with marks gets an example too, and its gaps are found one after the other', async () => {
    await text.fill('');
    await text.focus();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Ya escrito.');
    await expect(text.locator('strong')).toHaveText('Ya escrito.');
    await page.getByRole('button', { name: HELP, exact: true }).click();
    await kind.selectOption({ label: words('fields:help.kinds.shop') });
    await insert.click();
    await expect(text).toContainText('Hacemos pan');
    await page.keyboard.type('el barrio');
    await expect(text).toContainText('para el barrio, que hoy');
    await page.getByRole('button', { name: words('fields:help.nextGap'), exact: true }).click();
    await page.keyboard.type('se regala');
    await expect(text).toContainText('no se tira: se regala.');
    await expect(text.locator('strong')).toHaveText('Ya escrito.');
  });
});

test('an example for a list stands in lines or rows of their own, and its gaps are found one after the other', async ({
  page,
}) => {
  await openSection(page, 'swot');
  const list = page.locator('[data-column="threats"]');
  const name = words('navigation:labelled', {
    label: words('fields:help.open'),
    text: labelOf('swot:threats'),
  });
  await list.getByRole('button', { name, exact: true }).click();
  await list.getByRole('combobox').selectOption({ label: words('fields:help.kinds.crafts') });
  await list.getByRole('button', { name: words('fields:help.insert'), exact: true }).click();
  const lines = list.locator('[data-line] textarea');
  await expect(lines).toHaveCount(3);
  await page.keyboard.type('un 4 %');
  await expect(lines.first()).toHaveValue('Los materiales suben un 4 % entre firma y obra.');
  await expect(list.getByText(words('fields:help.gaps_other', { count: 2 }), { exact: true })).toBeVisible();
  await list.getByRole('button', { name: words('fields:help.nextGap'), exact: true }).click();
  await page.keyboard.type('fontaneros');
  await expect(lines.nth(1)).toHaveValue('Faltan fontaneros.');

  await test.step('rows', async () => {
    await openSection(page, 'finance');
    const title = labelOf('finance:expenses');
    const name = words('navigation:labelled', { label: words('fields:help.open'), text: title });
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: words('fields:help.insert'), exact: true }).click();
    const reasons = page.getByRole('textbox', { name: labelOf('finance:expenses.reason'), exact: true });
    await expect(reasons).toHaveCount(4);
    await page.keyboard.type('leña');
    await expect(reasons.first()).toHaveValue('Horno de leña');
    await page.getByRole('button', { name: words('fields:help.nextGap'), exact: true }).click();
    await page.keyboard.type('chimenea');
    await expect(reasons.nth(1)).toHaveValue('Obra y chimenea');
  });
});
