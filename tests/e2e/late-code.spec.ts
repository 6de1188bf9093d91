import { openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, forgiven: /calendar-|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a calendar that does not come says so, and the day can be typed', async ({ page, context }) => {
  await openSection(page, 'general');
  await context.setOffline(true);
  const calendar = page.getByRole('button', { name: words('fields:date.open'), exact: true }).first();
  await calendar.click();
  await expect(page.getByRole('alert').filter({ hasText: words('fields:date.noCalendar') })).toBeVisible();
  await context.setOffline(false);
  await calendar.click();
  await expect(page.getByRole('button', { name: words('fields:date.nextMonth') })).toBeVisible();
});
