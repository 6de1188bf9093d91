import type { Page } from '@playwright/test';
import { add, putPhoto, write } from '../form.ts';
import { expect } from '../journey.ts';
import { jpegFile } from '../pictures.ts';
import { words } from '../words.ts';
import { departments, team } from './typed-plan.ts';

export async function enterTeam(page: Page): Promise<void> {
  for (const member of team) {
    const item = await add(page, 'team:members', words('team:form.fields.members.add'));
    await write(item, 'team:members.name', member.name);
    await write(item, 'team:members.surname', member.surname);
    await write(item, 'team:members.position', member.position);
    await write(item, 'team:members.description', member.text);
    await write(item, 'team:members.email', member.email);
    await write(item, 'team:members.phone', member.phone);
    await putPhoto(item, 'team:members.image', await jpegFile('retrato.jpg'));
  }
}

export async function enterDepartments(page: Page): Promise<void> {
  for (const { name, position } of departments) {
    const item = await add(page, 'departments:items', words('departments:form.fields.items.add'));
    await write(item, 'departments:items.name', name);
    await item
      .getByRole('button', { name: words('departments:form.suggestions.add', { position }), exact: true })
      .click();
  }
}

/** The organigram through its list: the first of the team leads, the second answers to her in the first department. */
export async function enterOrganigram(page: Page): Promise<void> {
  const box = page.getByRole('form', { name: words('organigram:form.add.title') });
  const addButton = box.getByRole('button', { name: words('organigram:form.add.button'), exact: true });
  const summary = (name: string) =>
    page.getByRole('button', { name: words('organigram:form.outline.change', { name }), exact: true });
  const [leader, reporter] = team;
  const [department] = departments;
  await box
    .getByLabel(words('organigram:form.subject'), { exact: true })
    .selectOption({ label: leader.position });
  await addButton.click();
  await expect(summary(leader.position)).toBeVisible();
  await box
    .getByLabel(words('organigram:form.subject'), { exact: true })
    .selectOption({ label: reporter.position });
  await expect(
    box.getByLabel(words('organigram:form.superior'), { exact: true }).locator('option:checked'),
  ).toHaveText(leader.position);
  await box
    .getByLabel(words('organigram:form.department'), { exact: true })
    .selectOption({ label: department.name });
  await addButton.click();
  await expect(summary(reporter.position)).toBeVisible();
  await page.getByRole('button', { name: words('organigram:form.image.capture') }).click();
  await expect(page.getByRole('img', { name: words('organigram:form.image.alt') })).toBeVisible();
}
