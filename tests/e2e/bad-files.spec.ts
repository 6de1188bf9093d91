import { readFile, writeFile } from 'node:fs/promises';
import { draftSaved, openSection, photoField } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { grainFile, jpegFile } from './pictures.ts';
import { reloadWithPreview } from './preview.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

const TURNED = new URL('../../apps/web/src/shared/form/testing/turned-by-exif.webp', import.meta.url);
const MEGABYTE = 1024 ** 2;

test.use({ viewport: WITHOUT_PREVIEW });

test('files that are no pictures are refused by what is in them, and heavy ones are kept lighter', async ({
  page,
}, testInfo) => {
  const photo = (await jpegFile()).buffer;
  // In turns: what is said of a file must not be what was said of the one before, which would not be waited for.
  const files = [
    ['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'type'],
    ['rota.png', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'unreadable'],
    ['foto.png', Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.'), 'type'],
    ['enorme.jpg', Buffer.concat([photo, Buffer.alloc(41 * MEGABYTE)]), 'tooLarge'],
  ] as const;
  await openSection(page, 'general');
  const field = photoField(page, 'general:logo');
  const give = async (name: string, content: Buffer) => {
    await writeFile(testInfo.outputPath(name), content);
    await field.locator('input[type=file]').setInputFiles(testInfo.outputPath(name));
  };
  for (const [name, content, problem] of files) {
    await give(name, content);
    await expect(field.getByText(words(`fields:photo.errors.${problem}`))).toBeVisible();
    await expect(field.getByRole('img')).toHaveCount(0);
  }
  // As large as a picture may be: a camera’s, with everything it adds to it.
  await give('foto.jpg', Buffer.concat([photo, Buffer.alloc(39 * MEGABYTE)]));
  const crop = page.getByRole('dialog', { name: words('fields:photo.cropTitle') });
  await crop.getByRole('button', { name: words('fields:photo.use') }).dblclick();
  await expect(field.getByRole('img', { name: words('fields:photo.alt') })).toBeVisible();
  await expect(crop).toBeHidden();
  // A camera's WebP says that it lies on its side; not every browser heeds that.
  await give('movil.webp', await readFile(TURNED));
  const sides = () =>
    crop
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sides).toEqual([400, 600]);
  await crop.getByRole('button', { name: words('fields:photo.use') }).click();
  await expect(crop).toBeHidden();
  // A PNG as heavy as a photo is kept lighter, so that the plan with it is typeset.
  for (const opacity of [1, 0.5]) {
    const file = await grainFile('grano.png', opacity);
    expect(file.buffer.length).toBeGreaterThan(4 * MEGABYTE);
    await field.locator('input[type=file]').setInputFiles(file);
    await crop.getByRole('button', { name: words('fields:photo.use') }).click();
    await expect(crop).toBeHidden();
    await expect(field.getByRole('img', { name: words('fields:photo.alt') })).toBeVisible();
  }
  await draftSaved(page);
  const document = await documentAfter(page, () => reloadWithPreview(page));
  expect(document.structure.filter(({ role }) => role === 'Figure')).toHaveLength(1);
});
