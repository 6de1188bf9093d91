import { readFileSync } from 'node:fs';
import { regularFontFile } from '@trazo/document/fonts/font-files';
import { withCharacters, withTable } from '@trazo/document/testing/altered-font';
import { EXPECTED_CHARACTERS } from '@trazo/plan/theme/own-font';
import { expect, test } from './journey.ts';
import { drawing } from './preview.ts';
import { fewWords, withStoredSample } from './stored-sample.ts';
import { documentAfter, inTheme } from './typeset-document.ts';
import { words } from './words.ts';

const SCADA = new Uint8Array(readFileSync(regularFontFile('Scada')));
/** How a document names this font of a user's own. */
const OWN = 'Scada-Own';

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'font/ttf',
  buffer: Buffer.from(bytes),
});

// Files that are refused.
test.use({ forgiven: /status of 422.*\/api\/fonts/ });

test('a font of one’s own is refused in words, taken, shown, kept over templates and undone', async ({
  page,
}) => {
  await withStoredSample(page, 'es', fewWords);
  await page.goto('/builder/document');
  await expect(drawing(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });
  const own = design.getByRole('region', { name: words('viewer:ownFont.title') });
  const choose = own.getByRole('button', { name: words('viewer:ownFont.choose') });
  await expect(choose).toBeDisabled();
  await own.getByRole('checkbox', { name: words('viewer:ownFont.licence') }).check();
  const file = own.locator('input[type=file]');

  await file.setInputFiles(fileOf('photo.ttf', Buffer.from('no font at all')));
  await expect(own.getByRole('alert')).toHaveText(words('errors:font_invalid'));
  await file.setInputFiles(
    fileOf(
      'ours.ttf',
      withTable(SCADA, 'OS/2', (os2) => os2.setUint16(8, 2)),
    ),
  );
  await expect(own.getByRole('alert')).toHaveText(words('errors:font_restricted'));

  const withoutEnye = withCharacters(SCADA, [...EXPECTED_CHARACTERS].filter((each) => each !== 'ñ').join(''));
  const taken = await documentAfter(
    page,
    () => file.setInputFiles(fileOf('ours.ttf', withoutEnye)),
    inTheme(({ ownFont }) => ownFont?.use === 'all'),
  );
  expect(taken.fonts.some((name) => name === OWN)).toBe(true);
  await expect(own.getByText(words('viewer:ownFont.lacks', { characters: 'ñ' }))).toBeVisible();
  const name = own.getByText('Scada', { exact: true });
  await expect(name).toHaveCSS('font-family', /^own-font-/);

  const titles = await documentAfter(
    page,
    () => own.getByText(words('viewer:ownFont.uses.titles'), { exact: true }).click(),
    inTheme(({ ownFont }) => ownFont?.use === 'titles'),
  );
  expect(titles.fonts.some((each) => each === OWN)).toBe(true);
  const templates = design.getByRole('group', { name: words('viewer:template'), exact: true });
  const other = await documentAfter(
    page,
    () => templates.getByRole('radio', { name: 'Lienzo', exact: true }).check(),
    inTheme(({ ownFont }) => ownFont?.use === 'titles'),
  );
  expect(other.fonts.some((each) => each === OWN)).toBe(true);

  await page.reload();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  await expect(name).toHaveCSS('font-family', /^own-font-/);
  await own.getByRole('button', { name: words('viewer:ownFont.remove') }).click();
  await expect(choose).toBeVisible();
  await design.getByRole('button', { name: words('drafts:history.undo') }).click();
  await expect(name).toBeVisible();
});
