import type { Locator, Request } from '@playwright/test';
import { decodeContent } from '@trazo/contract/content/content-codec';
import { axeFindsNothingAsItIs, STILL } from './axe.ts';
import { undoStays } from './endless-timers.ts';
import { openSection } from './form.ts';
import { expect, test, WITH_PREVIEW, WITHOUT_PREVIEW } from './journey.ts';
import { only, withStoredSample } from './stored-sample.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

const LEVELS = ['Dirección', 'Taller', 'Montaje'] as const;

test('no tool of the drawing covers who leads', async ({ page }) => {
  await withStoredSample(page, 'es', ({ organigram }) => {
    organigram.nodes = LEVELS.map((position, index) => ({
      kind: 'position',
      id: position,
      position,
      departmentId: null,
      superiorId: LEVELS[index - 1] ?? null,
    }));
  });
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await openSection(page, 'organigram');
    const drawing = page.getByRole('region', { name: words('organigram:form.canvas.label') });
    const tidy = drawing.getByRole('button', { name: words('organigram:form.canvas.tidy') });
    const leader = drawing.getByTitle(LEVELS[0]);
    await expect(drawing.getByTitle(LEVELS[2])).toBeVisible();
    await expect(async () => {
      const [box, tool] = await Promise.all([leader.boundingBox(), tidy.boundingBox()]);
      expect(box?.y).toBeGreaterThan((tool?.y ?? Number.NaN) + (tool?.height ?? Number.NaN));
    }).toPass({ timeout: 30_000 });
  }
});

test('the drawing alone, on the whole screen, is accessible; its picture is printed, and comes back over no other', async ({
  page,
}) => {
  await undoStays(page);
  await page.emulateMedia(STILL);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await withStoredSample(page, 'es', only('general', 'team', 'departments', 'organigram'));
  await openSection(page, 'organigram');
  const drawing = page.getByRole('region', { name: words('organigram:form.canvas.label') });
  await drawing.getByRole('button', { name: words('organigram:form.canvas.enlarge') }).click();
  const back = drawing.getByRole('button', { name: words('organigram:form.canvas.reduce') });
  await expect(back).toBeVisible();
  const box = drawing.locator('.react-flow__node').first();
  await box.click();
  await expect(box).toHaveClass(/selected/);
  await axeFindsNothingAsItIs(page, 'desktop', ':fullscreen');
  await back.click();
  await expect(drawing.getByRole('button', { name: words('organigram:form.canvas.enlarge') })).toBeVisible();

  const captured = page.getByRole('img', { name: words('organigram:form.image.alt') });
  const capture = page.getByRole('button', { name: words('organigram:form.image.capture'), exact: true });
  await capture.click();
  await expect(captured).toBeVisible();
  await test.step('it is printed when its owner wants it, and no longer than that', async () => {
    const choice = page.getByRole('checkbox', { name: words('organigram:form.image.print') });
    await expect(choice).not.toBeChecked();
    await page.setViewportSize(WITH_PREVIEW);
    const printed = await documentAfter(page, () => choice.check(), asksForCapture(true));
    const drawn = await documentAfter(page, () => choice.uncheck(), asksForCapture(false));
    expect(drawn.body.length).toBeGreaterThan(printed.body.length);
    expect(printed.text).not.toBe('');
    await page.setViewportSize(WITHOUT_PREVIEW);
  });
  await page.getByRole('button', { name: words('organigram:form.add.button'), exact: true }).click();
  await page.getByRole('button', { name: words('organigram:form.image.remove') }).click();
  const undo = page.getByRole('status').getByRole('button', { name: words('drafts:undo') });
  await capture.press('Enter');
  await expect(captured).toBeVisible();
  const now = await pixelsOf(captured);
  await undo.click();
  await expect(undo).toBeHidden();
  expect(await pixelsOf(captured)).toBe(now);
});

const pixelsOf = (picture: Locator): Promise<string> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    const bytes = await (await fetch(image.src)).arrayBuffer();
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return String(new Uint8Array(digest));
  });

const asksForCapture =
  (wanted: boolean) =>
  (request: Request): boolean => {
    if (!request.url().endsWith('/api/generate')) return false;
    const decoded = decodeContent(String(request.postDataJSON().content));
    if (!decoded.ok) return false;
    const { image, imagePrinted } = decoded.plan.organigram;
    return image !== '' && imagePrinted === wanted;
  };
