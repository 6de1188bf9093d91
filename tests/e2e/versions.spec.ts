import type { Page } from '@playwright/test';
import { haveSession, newPerson } from './account.ts';
import { fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { chooseFromMenu } from './menu.ts';
import { editPlan, havePlan, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const NAME = 'Obrador Delicias';

test.use({ viewport: WITHOUT_PREVIEW });

const field = (page: Page, name: 'mission' | 'vision') => fieldOf(page, `mission:${name}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openVersions(page: Page): Promise<void> {
  await chooseFromMenu(button(page, words('drafts:menu')), words('versions:menu'));
  await expect(page.getByRole('dialog', { name: words('versions:title', { name: NAME }) })).toBeVisible();
}

test('a version is restored while another device writes, and no word is lost', async ({
  page,
  otherDevice,
}) => {
  const owner = newPerson();
  await havePlan(page, NAME, owner);
  await editPlan(page, NAME);
  await openSection(page, 'mission');
  await field(page, 'mission').pressSequentially('Pan');
  await shownAsSaved(page);
  await openVersions(page);
  await page.getByLabel(words('versions:name.label')).fill('Para el banco');
  await button(page, words('versions:name.keep')).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Para el banco' })).toBeVisible();
  await button(page, words('versions:close')).click();
  await field(page, 'mission').press('ControlOrMeta+End');
  await page.keyboard.type(' de ayer');
  await shownAsSaved(page);

  const other = await otherDevice();
  await haveSession(other, owner);
  await editPlan(other, NAME);
  await openSection(other, 'mission');
  await field(other, 'vision').pressSequentially('La ciudad');
  await expect(field(page, 'vision')).toHaveText('La ciudad');

  await openVersions(page);
  await page.getByRole('listitem').filter({ hasText: 'Para el banco' }).getByRole('button').first().click();
  await expect(page.locator('ins', { hasText: 'de ayer' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'La ciudad' })).toBeVisible();
  await button(page, words('versions:restore.action')).click();
  const typing = other.keyboard.type(' entera y sus barrios', { delay: 100 });
  await page
    .getByRole('dialog')
    .filter({ hasText: words('versions:restore.text') })
    .getByRole('button', { name: words('versions:restore.action') })
    .click();
  await expect(field(page, 'mission')).not.toHaveText(/de ayer/);
  await typing;
  await expect(field(other, 'mission')).not.toHaveText(/de ayer/);
  await expect(field(other, 'vision')).toHaveText(/barrios$/);
  await shownAsSaved(other);

  await button(page, words('drafts:history.undo')).first().click();
  for (const device of [page, other]) {
    await expect(field(device, 'mission')).toHaveText(/^Pan.* de ayer$/);
    await expect(field(device, 'vision')).toHaveText('La ciudad entera y sus barrios');
  }
  await openVersions(page);
  await expect(
    page.getByRole('listitem').filter({ hasText: words('versions:reason.restored') }),
  ).toBeVisible();
});
