import { PRODUCT_NAME } from '@trazo/plan/product';
import { field, haveAccount, newPerson } from './account.ts';
import { axeFindsNothing, STILL } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { words } from './words.ts';

// A dead link is one of these pages; the browser notes it.
test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL, forgiven: /status of 40\d .*\/api\/users/ });

test('axe finds nothing on the pages that mails lead to', async ({ page }) => {
  const person = newPerson();
  await haveAccount(page, person);
  const welcome = await mailTo(person.email, words('mails:welcome.subject', { product: PRODUCT_NAME }));
  await page.goto(linkIn(welcome, '/confirm-email/'));
  const confirm = page.getByRole('button', { name: words('auth:confirm.action') });
  await expect(confirm).toBeVisible();
  await axeFindsNothing(page);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: words('auth:confirm.doneTitle') })).toBeVisible();
  await axeFindsNothing(page);

  await page.request.post('/api/users/remember-password', { data: { user_email: person.email } });
  const link = linkIn(await mailTo(person.email, words('mails:recovery.subject')), '/recovery-password/');
  await page.goto(link);
  await field(page, words('auth:password.new')).fill('corta');
  await page.getByRole('button', { name: words('auth:reset.action') }).click();
  await expect(page.getByText(words('errors:password_too_short'))).toBeVisible();
  await axeFindsNothing(page);
  await page.goto(`${link.slice(0, -3)}abc`);
  await expect(page.getByRole('heading', { level: 1, name: words('auth:link.badTitle') })).toBeVisible();
  await axeFindsNothing(page);
});
