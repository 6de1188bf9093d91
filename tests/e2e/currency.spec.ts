import { draftSaved, fieldOf, openSection, type } from './form.ts';
import { expect, test } from './journey.ts';
import { documentAfter } from './typeset-document.ts';
import { labelOf, words } from './words.ts';

test('an amount in another currency is asked about; another one is the sign of all, on the screen and on paper', async ({
  page,
}) => {
  await openSection(page, 'general');
  await type(page, 'general:ownFunds', '<3,000.50 $');
  const field = fieldOf(page, 'general:ownFunds');
  await expect(
    page.getByText(words('fields:otherCurrency.question', { sign: '$', currency: '€' })),
  ).toBeVisible();
  await page.getByRole('button', { name: words('fields:otherCurrency.take', { currency: '€' }) }).click();
  await expect(field).toHaveValue(/^<\s3\.000,50\s€$/);
  await field.clear();
  await type(page, 'general:ownFunds', '> 20.000 €');
  await type(page, 'general:shareCapital', '€ 3.000');
  const currency = page.getByRole('combobox', { name: labelOf('general:currency') });
  await currency.fill(words('general:form.currencies.pound'));
  const pound = page.getByRole('option', { name: words('general:form.currencies.pound') });
  await expect(pound.first()).toBeVisible();
  await currency.press('ArrowDown');
  await currency.press('Enter');
  await expect(fieldOf(page, 'general:ownFunds')).toHaveValue(/^>\s20\.000\s£$/);
  await expect(fieldOf(page, 'general:shareCapital')).toHaveValue(/^3\.000\s£$/);
  await draftSaved(page);
  const document = await documentAfter(page, () => page.reload());
  expect(document.says('> 20.000 £')).toBe(true);
  expect(document.says('3.000 £')).toBe(true);
  expect(document.says('€')).toBe(false);
});
