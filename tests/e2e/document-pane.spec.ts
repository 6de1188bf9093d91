import type { Page } from '@playwright/test';
import { axeFindsNothing, SIZES, STILL } from './axe.ts';
import { fieldOf, openSection, sectionShown } from './form.ts';
import { expect, test, WITH_PREVIEW } from './journey.ts';
import { drawing } from './preview.ts';
import { fewWords, only, withStoredSample } from './stored-sample.ts';
import { documentAfter, type TypesetDocument } from './typeset-document.ts';
import { words } from './words.ts';

test('a click in the document leads to the field its words are written in, of an item too', async ({
  page,
}) => {
  await withStoredSample(page, 'es', (plan) => {
    only('general', 'summary', 'team')(plan);
    for (const [index, member] of plan.team.members.entries()) {
      member.description = `Cuenta con experiencia ${'abcdefgh'[index]} en obradores.`;
    }
  });
  const document = await documentAfter(page, () => openSection(page, 'summary'));
  await openSection(page, 'general');
  await expect(drawing(page, 1)).toBeVisible();
  await clickOn(page, document, 1, 'Obrador');
  await expect(fieldOf(page, 'general:companyName')).toBeFocused();
  await expect(fieldOf(page, 'general:companyName')).toBeInViewport();
  // A click opens the item of a list it means.
  const ofTeam = await documentAfter(page, () => openSection(page, 'team'));
  const number = ofTeam.layout.findIndex(({ boxes }) =>
    boxes.some(({ text }) => text.includes('experiencia b')),
  );
  await expect(drawing(page, number + 1)).toBeVisible();
  await clickOn(page, ofTeam, number + 1, 'experiencia b');
  await expect(page.locator('[contenteditable]:focus')).toContainText('experiencia b');
  // The next document takes its time: what runs along the bar meanwhile is cut off at its ends.
  await page.route('**/api/generate', () => undefined);
  await page.keyboard.type('!');
  await expect.poll(() => widthBeyondScreen(page)).toEqual([0]);
});

/** How far each animation of a second or more makes the page wider than the screen, close to its end. */
const widthBeyondScreen = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) >= 1_000)
      .map((animation) => {
        animation.currentTime = 1_000;
        return document.documentElement.scrollWidth - innerWidth;
      }),
  );

test.describe('the document’s pane', () => {
  test.use({ contextOptions: STILL });

  test('is dragged, made wider, hidden and shown again by keyboard, and stays so; it shows where an empty section will be', async ({
    page,
  }) => {
    await page.setViewportSize(WITH_PREVIEW);
    await withStoredSample(page, 'es', fewWords);
    await openSection(page, 'mission');
    const desk = page.getByRole('region', { name: words('viewer:document') });
    await expect(desk.locator('canvas').first()).toBeAttached();
    const splitter = page.getByRole('separator', { name: words('builder:form.pane.width') });
    const widthOf = async () => (await desk.boundingBox())?.width ?? 0;
    const before = await widthOf();
    const box = (await splitter.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(widthOf).toBeLessThan(before - 80);
    await splitter.dblclick({ position: { x: 12, y: 100 } });
    await expect.poll(widthOf).toBe(before);

    await splitter.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(widthOf).toBeGreaterThan(before + 50);
    const wide = await widthOf();
    await page.getByRole('link', { name: new RegExp(`^${words('builder:form.next')}`) }).click();
    await sectionShown(page, 'summary');
    await expect.poll(widthOf).toBe(wide);
    await page.keyboard.press('Tab');
    await splitter.focus();
    await page.keyboard.press('Enter');
    await expect(desk).toBeHidden();
    const show = page.getByRole('button', { name: words('builder:form.pane.show') });
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk).toBeVisible();
    await expect(page.getByRole('button', { name: words('builder:form.pane.hide') })).toBeFocused();
    await expect.poll(widthOf).toBe(wide);

    const ghost = page.getByRole('heading', {
      name: words('viewer:ghost.title', { section: words('summary:title') }),
    });
    await expect(ghost).toBeVisible();
    await axeFindsNothing(page, SIZES);
    await page.setViewportSize(WITH_PREVIEW);
    await page.locator('main').getByRole('textbox').first().fill('La primera línea.');
    await expect(ghost).toBeHidden();
    await openSection(page, 'mission');
    await expect(ghost).toHaveCount(0);
  });
});

/** Clicks on words of a page (from 1) that is in view. */
async function clickOn(page: Page, { layout }: TypesetDocument, number: number, text: string): Promise<void> {
  const paper = layout[number - 1];
  const box = paper?.boxes.find((each) => each.text.includes(text) && each.angle === 0);
  if (paper === undefined || box === undefined) throw new Error(`Page ${number} does not say “${text}”.`);
  const sheet = drawing(page, number);
  const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
  await sheet.click({
    position: {
      x: ((box.left + box.width / 2) * width) / paper.width,
      y: ((paper.height - box.bottom - box.size / 3) * height) / paper.height,
    },
  });
}
