import type { Locator, Page } from '@playwright/test';
import { messagesStay } from './endless-timers.ts';
import { fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { choosePlanAction, havePlan, planCard } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Alba';
const COPIED = words('plans:duplicated', { name: '' });

test.use({ viewport: WITHOUT_PREVIEW });

/** Whatever the page announces, in either of its live regions. */
const notices = (page: Page): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).locator('[data-tone]');

async function withPlan(page: Page): Promise<void> {
  await havePlan(page, COMPANY);
  await page.goto('/my-plans');
  await expect(planCard(page, COMPANY)).toBeVisible();
}

test('a copy is announced in one notice, in the lower corner, and opens it; Escape and a click remove notices', async ({
  page,
}) => {
  await withPlan(page);
  await messagesStay(page);
  const copy = () => choosePlanAction(page, COMPANY, words('plans:action.duplicate'));
  for (const size of [WITHOUT_PREVIEW, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await copy();
    const notice = notices(page).filter({ hasText: COPIED });
    await expect(notice).toHaveAttribute('data-tone', 'success');
    await expect.poll(() => toTheCorner(notice)).toEqual({ right: 16, bottom: 16 });
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
  }
  await copy();
  await notices(page).getByText(COPIED).click();
  await expect(notices(page)).toHaveCount(0);
  await copy();
  await notices(page)
    .getByRole('button', { name: words('plans:action.open') })
    .click();
  await expect(page).toHaveURL(/\/builder\/(?:[\w-]{36}\/)?select-template$/);
  await openSection(page, 'general');
  await expect(fieldOf(page, 'general:companyName')).toHaveValue(COMPANY);
});

/** How far the notice is from the viewport's lower right corner. */
const toTheCorner = (notice: Locator) =>
  notice.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return { right: document.documentElement.clientWidth - right, bottom: window.innerHeight - bottom };
  });
