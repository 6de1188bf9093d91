import type { Locator, Page } from '@playwright/test';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { expect } from './journey.ts';
import type { ChosenFile } from './pictures.ts';
import { press } from './press.ts';
import { type FieldName, labelOf, type OptionName, optionWord, words } from './words.ts';

type Scope = Page | Locator;

export const fieldOf = (scope: Scope, name: FieldName): Locator =>
  scope.getByRole('textbox', { name: labelOf(name), exact: true });

/** A field says so. A long text is no control of the browser, but a region that is written in. */
export async function says(field: Locator, text: string | RegExp): Promise<void> {
  const isRegion = await field.evaluate(
    (element) => element instanceof HTMLElement && element.isContentEditable,
  );
  await (isRegion ? expect(field).toHaveText(text, { useInnerText: true }) : expect(field).toHaveValue(text));
}

/** Key by key, as a short text is typed. */
export async function type(scope: Scope, name: FieldName, text: string): Promise<void> {
  await fieldOf(scope, name).pressSequentially(text);
  await says(fieldOf(scope, name), text);
}

/** At once, as a longer text is dictated or pasted. */
export async function write(scope: Scope, name: FieldName, text: string): Promise<void> {
  await fieldOf(scope, name).fill(text);
  await says(fieldOf(scope, name), text);
}

/** Types the beginning of an option and takes it from the list by keyboard. */
export async function pick(scope: Scope, name: FieldName, option: OptionName): Promise<void> {
  const box = scope.getByRole('combobox', { name: labelOf(name), exact: true });
  await box.fill(optionWord(option));
  await expect(box.page().getByRole('option', { name: optionWord(option), exact: true })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(optionWord(option));
}

/** Takes an option of a list that is not searched. */
export async function take(box: Locator, option: string): Promise<void> {
  await press(box, 'mouse');
  await press(box.page().getByRole('option', { name: option, exact: true }), 'mouse');
  await expect(box).toHaveValue(option);
}

/** Ticks chips of a group. */
export async function tick(scope: Scope, name: FieldName, options: readonly OptionName[]): Promise<void> {
  const group = scope.getByRole('group', { name: labelOf(name), exact: true });
  for (const option of options) {
    await group.getByText(optionWord(option), { exact: true }).click();
    await expect(group.getByRole('checkbox', { name: optionWord(option), exact: true })).toBeChecked();
  }
}

/** Chooses one of a few. */
export async function choose(scope: Scope, name: FieldName, option: string): Promise<void> {
  const group = scope.getByRole('radiogroup', { name: labelOf(name), exact: true });
  await group.getByText(option, { exact: true }).click();
  await expect(group.getByRole('radio', { name: option, exact: true })).toBeChecked();
}

/** Adds an item to a list by its button and gives its fields back. */
export async function add(scope: Scope, list: FieldName, button: string): Promise<Locator> {
  const items = scope.getByRole('list', { name: labelOf(list), exact: true }).locator('> li');
  const before = await items.count();
  await scope.getByRole('button', { name: button, exact: true }).click();
  await expect(items).toHaveCount(before + 1);
  return items.nth(before);
}

export const photoField = (scope: Scope, name: FieldName): Locator =>
  scope.getByRole('group', { name: labelOf(name), exact: true });

/** Chooses a picture and takes the whole of what the crop offers. */
export async function putPhoto(scope: Scope, name: FieldName, file: ChosenFile): Promise<void> {
  const field = photoField(scope, name);
  await field.locator('input[type=file]').setInputFiles(file);
  const crop = field.page().getByRole('dialog', { name: words('fields:photo.cropTitle') });
  await crop.getByRole('button', { name: words('fields:photo.use') }).click();
  await expect(crop).toBeHidden();
  await expect(field.getByRole('img', { name: words('fields:photo.alt') })).toBeVisible();
}

/** Opens a section through the address, and waits until it can be typed in. */
export async function openSection(page: Page, section: SectionId): Promise<void> {
  await page.goto(`/builder/form?section=${section}`);
  await sectionShown(page, section);
}

/** The section's title stands on the page and its form has arrived. */
export async function sectionShown(page: Page, section: SectionId): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: words(`${section}:title`), exact: true }),
  ).toBeVisible();
  await formArrived(page);
}

/** The form of the section that is opened is there, even if the document lies over it. */
export async function formArrived(page: Page): Promise<void> {
  await expect(page.getByText(words('navigation:loading'), { exact: true })).toHaveCount(0);
}

/** Goes on to a section as the button at the foot of the form does. */
export async function goOn(page: Page, section: SectionId): Promise<void> {
  const title = words(`${section}:title`);
  await page.getByRole('link', { name: `${words('builder:form.next')}: ${title}`, exact: true }).click();
  await sectionShown(page, section);
}

/** The draft's last change has reached the browser's storage. */
export async function draftSaved(page: Page, said = words): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: said('drafts:saved') })).toBeVisible();
}

/** On a phone, a part of the section that was filled in before is one line that opens. */
export const openPart = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { name: title, exact: true }).getByRole('button', { expanded: false }).click();
