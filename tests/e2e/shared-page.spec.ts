import type { Page } from '@playwright/test';
import { haveAccount, newPerson } from './account.ts';
import { callsOf, onlyPlan } from './account-call.ts';
import { axeFindsNothing, SIZES, STILL } from './axe.ts';
import { subscribe } from './billing.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { press } from './press.ts';
import { shownAsSaved } from './saved-plans.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

// A wrong password and a dead link are part of it; the browser notes each one.
test.use({
  viewport: WITHOUT_PREVIEW,
  contextOptions: STILL,
  forgiven: /status of 40\d .*\/api\/shared/,
});

const PASSWORD = 'harina';

test('who reads a shared plan opens it by its password, finds a chapter, sizes the pages and prints them, until it is gone', async ({
  page,
  otherDevice,
}) => {
  const { address, revoke } = await sharedSample(page);
  const reader = await otherDevice({ hasTouch: true });
  await reader.addInitScript(() => {
    // The dialog of the system would wait for a hand.
    Object.defineProperty(window, 'print', { value: () => undefined });
    // A headless browser has no viewer of its own, and would open the document in place of printing it.
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
  });
  await reader.setViewportSize(SIZES.desktop);
  await reader.goto(address);
  const password = reader.getByLabel(words('sharing:shared.password'), { exact: true });
  const open = reader.getByRole('button', { name: words('sharing:shared.open') });
  await password.fill('azúcar');
  await open.click();
  await expect(reader.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await axeFindsNothing(reader);
  await reader.setViewportSize(SIZES.desktop);
  await password.fill(PASSWORD);
  await open.click();
  const tools = reader.getByRole('toolbar', { name: words('sharing:shared.tools') });
  const size = tools.getByRole('status', { name: words('viewer:zoom.label') });
  await expect(tools).toContainText('Página 1 de ');
  await expect(reader.locator('canvas').first()).toBeVisible();
  await axeFindsNothing(reader);
  await reader.setViewportSize(SIZES.desktop);

  const contents = tools.getByRole('button', { name: words('sharing:shared.contents') });
  await press(contents, 'mouse');
  const chapter = reader.getByRole('menuitem', { name: new RegExp(`^${words('team:title')}`) });
  await expect(chapter).toBeVisible();
  await axeFindsNothing(reader);
  await reader.setViewportSize(SIZES.desktop);
  const number = /\d+$/.exec((await chapter.textContent()) ?? '')?.[0];
  await press(chapter, 'mouse');
  await expect(tools).toContainText(`Página ${number} de `);
  await press(contents, 'finger');
  await press(reader.getByRole('menuitem').first(), 'finger');
  await expect(tools).not.toContainText(`Página ${number} de `);
  await press(contents, 'finger');
  await press(chapter, 'finger');
  await expect(tools).toContainText(`Página ${number} de `);

  const before = await size.textContent();
  await tools.getByRole('button', { name: words('viewer:zoom.in') }).click();
  await expect(size).not.toHaveText(before ?? '');
  for (const fit of ['viewer:zoom.width', 'viewer:zoom.page'] as const) {
    const button = tools.getByRole('button', { name: words(fit) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  const sheet = reader.getByRole('img', { name: new RegExp(`^Página ${number} `) });
  await expect(sheet).toBeInViewport({ ratio: 0.99 });

  await tools.getByRole('button', { name: words('sharing:shared.print') }).click();
  await expect(reader.locator('iframe[data-prints]')).toBeAttached();

  await reader.setViewportSize(SIZES.phone);
  const buttons = tools.getByRole('button').filter({ visible: true });
  await expect.poll(() => buttons.evaluateAll(outOfReach)).toEqual([]);
  await expect(buttons).not.toHaveCount(0);

  await revoke();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: words('sharing:shared.goneTitle') })).toBeVisible();
  await axeFindsNothing(reader);
});

/** Those too low for a finger, or not wholly on the screen. */
const outOfReach = (buttons: readonly Element[]): string[] =>
  buttons
    .filter((button) => {
      const ROUNDED = 0.5;
      const { height, left, right, top, bottom } = button.getBoundingClientRect();
      const [across, down] = [window.innerWidth + ROUNDED, window.innerHeight + ROUNDED];
      return height < 44 || left < -ROUNDED || top < -ROUNDED || right > across || bottom > down;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/** The address of a link to the sample, which its owner has paid for, and the way to end it. */
async function sharedSample(page: Page): Promise<{ address: string; revoke(): Promise<unknown> }> {
  const person = newPerson();
  await withStoredSample(page);
  await haveAccount(page, person);
  await subscribe(page);
  await page.goto('/builder/form?section=general');
  await shownAsSaved(page);
  const calls = await callsOf(page, person);
  const { _id } = await onlyPlan(calls);
  const shares = `/api/business_plan/${_id}/shares`;
  const made = (await calls.send('POST', shares, { password: PASSWORD })) as Record<string, string>;
  const { token, id } = made;
  return { address: `/shared/${token}`, revoke: () => calls.send('DELETE', `${shares}/${id}`) };
}
