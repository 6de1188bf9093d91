import type { Page } from '@playwright/test';
import { newPerson, signUp } from './account.ts';
import { becomes, orderButton, orderWith, shownAsPaid, typeCard } from './billing.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { words } from './words.ts';

const BANK = '**/dev/card-provider/_sandbox/authenticate/**';

test.use({ viewport: WITHOUT_PREVIEW });

test('a user who goes back from the page of the bank can pay again, and change the card again', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await goesToBankAndBack(page, () => orderWith(page, 'askedAbout'));
  const refusal = page.getByRole('alert').filter({ hasText: words('billing:outcome.not_fulfilled.title') });
  await expect(refusal).toBeVisible();
  // The same where the browser has kept nothing of the page that was left.
  await typeCard(page, 'askedAbout');
  await orderButton(page).click();
  await expect(page.getByRole('button', { name: words('sandbox:complete'), exact: true })).toBeVisible();
  await page.goBack();
  await expect(refusal).toBeVisible();
  await becomes(page, 'registered');
  await typeCard(page, 'good');
  await page.getByRole('checkbox').check();
  await orderButton(page).click();
  await shownAsPaid(page);

  await page.goto('/account');
  await page.getByRole('button', { name: words('billing:change.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('billing:change.open') });
  const action = dialog.getByRole('button', { name: words('billing:change.action'), exact: true });
  await typeCard(dialog, 'askedAbout');
  await goesToBankAndBack(page, () => action.click());
  await expect(dialog.getByText(words('billing:outcome.not_fulfilled.title'))).toBeVisible();
  await typeCard(dialog, 'good');
  await action.click();
  await expect(dialog).toBeHidden();
});

/** A visitor's browser shows the page again just as it was left; the one of these journeys keeps none, so it never leaves. */
async function goesToBankAndBack(page: Page, act: () => Promise<void>): Promise<void> {
  let reached = 0;
  await page.route(BANK, async (route) => {
    await route.fulfill({ status: 204 });
    reached += 1;
  });
  await act();
  await expect.poll(() => reached).toBe(1);
  await page.unroute(BANK);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
