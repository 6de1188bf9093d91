import { LANGUAGES } from '@trazo/plan/languages';
import { axeFindsNothing, SIZES } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { press } from './press.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { words, wordsOf } from './words.ts';

/** As wide as phones are, and as the narrowest of them. */
const WIDTHS = [390, 320];
/** A row of targets for a thumb, and its edge. */
const ONE_ROW = 46;

test('on a phone the footer of the application is one row in every language, and the rest is one tap away', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/signin');
  const footer = page.getByRole('contentinfo');
  let said = words;
  for (const language of LANGUAGES) {
    await press(footer.getByRole('button', { name: said('navigation:legal') }), 'mouse');
    const list = footer.getByLabel(said('navigation:language'), { exact: true });
    await list.selectOption(language);
    said = wordsOf(language);
    await expect(footer.getByRole('link', { name: said('navigation:imprint') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(footer.getByRole('link', { name: said('navigation:imprint') })).toBeHidden();
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...SIZES.phone, width });
      const box = await footer.boundingBox();
      expect(box?.height, `${language}, ${width} px`).toBeLessThanOrEqual(ONE_ROW);
      for (const name of [said('navigation:cancelHere'), said('navigation:withdrawHere')]) {
        const link = await footer.getByRole('link', { name, exact: true }).boundingBox();
        expect(link?.height, `${name}, ${width} px`).toBeGreaterThanOrEqual(44);
        expect((link?.x ?? 0) + (link?.width ?? 0), `${name}, ${width} px`).toBeLessThanOrEqual(width);
      }
    }
    await page.setViewportSize(SIZES.phone);
  }
  await fitsSmallScreen(page);
  await page.setViewportSize(SIZES.phone);
  await footer.getByRole('button', { name: said('navigation:legal') }).click();
  await footer.getByLabel(said('navigation:language'), { exact: true }).selectOption('es');
  await page.keyboard.press('Escape');

  await test.step('at a desk all of it stands in the line', async () => {
    await page.setViewportSize(WITHOUT_PREVIEW);
    await expect(footer.getByRole('link', { name: words('navigation:imprint') })).toBeVisible();
    await expect(footer.getByLabel(words('navigation:language'), { exact: true })).toBeVisible();
    await expect(footer.getByRole('button', { name: words('navigation:legal') })).toBeHidden();
    const box = await footer.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(ONE_ROW + 2);
  });
  await page.setViewportSize(SIZES.phone);
  await test.step('its menu is used by keyboard, leads on and closes', async () => {
    const button = footer.getByRole('button', { name: words('navigation:legal') });
    const imprint = footer.getByRole('link', { name: words('navigation:imprint') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(imprint).toBeVisible();
    await axeFindsNothing(page, { phone: SIZES.phone });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await imprint.press('Enter');
    await expect(page).toHaveURL('/imprint');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});
