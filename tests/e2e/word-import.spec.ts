import { wordFileOf } from '../../apps/web/src/workspace/word-import/testing/plan-document.ts';
import { WRITTEN_PLANS } from '../../apps/web/src/workspace/word-import/testing/written-plans.ts';
import { axeFindsNothingAsItIs } from './axe.ts';
import { fieldOf, openSection, says, take, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { pngFile } from './pictures.ts';
import { words } from './words.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.use({ viewport: WITHOUT_PREVIEW });

test('an existing plan comes in from Word below what was written, is seen in the form, and goes by one undo', async ({
  page,
}) => {
  await openSection(page, 'mission');
  await write(page, 'mission:mission', 'Bicicletas para todos.');
  await page.getByRole('button', { name: words('drafts:menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('wordImport:action') }).click();
  const dialog = page.getByRole('dialog', { name: words('wordImport:title') });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(dialog.getByRole('alert')).toContainText(words('wordImport:refused.pdf'));

  const { buffer: png } = await pngFile();
  const file = await wordFileOf(WRITTEN_PLANS['Spanish, from a university'], [png]);
  await input.setInputFiles({ name: 'plan.docx', mimeType: WORD, buffer: Buffer.from(file) });
  const target = (heading: string) =>
    dialog.getByRole('combobox', { name: words('wordImport:confirm.target', { heading }) });
  await expect(target('VIII. RECURSOS HUMANOS')).toHaveValue(words('team:form.fields.members.label'));
  await expect(target('IX. FORMA JURÍDICA')).toHaveValue(words('wordImport:confirm.leaveOut'));
  await axeFindsNothingAsItIs(page, 'desktop');
  await take(target('XI. CONCLUSIONES'), words('mission:form.fields.vision.label'));
  await dialog.getByRole('button', { name: /^Poner \d+ capítulos$/ }).dblclick();

  const left = dialog.getByRole('list', { name: words('wordImport:done.left') });
  await expect(left.getByRole('listitem').filter({ hasText: 'IX. FORMA JURÍDICA' })).toContainText(
    'Sociedad limitada con 3.000 euros.',
  );
  await expect(left).toContainText(words('wordImport:done.imageUnnamed'));
  await dialog.getByRole('button', { name: words('wordImport:done.finish') }).click();
  await expect(dialog).toBeHidden();
  await says(fieldOf(page, 'mission:mission'), /^Bicicletas para todos\.\n+Nace de una ruta/);
  await says(
    fieldOf(page, 'mission:vision'),
    /^Cinco ciudades en cinco años\.\n+XI\. CONCLUSIONES\n+El proyecto/,
  );

  await page.getByRole('button', { name: words('drafts:history.undo'), exact: true }).click();
  await says(fieldOf(page, 'mission:mission'), 'Bicicletas para todos.');
  await says(fieldOf(page, 'mission:vision'), '');
  await openSection(page, 'products');
  await expect(page.getByText(words('products:form.fields.items.empty'))).toBeVisible();
});
