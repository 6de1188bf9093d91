import type { Page } from '@playwright/test';
import { add, pick, write } from '../form.ts';
import { labelOf, words } from '../words.ts';
import { steps, swot } from './typed-plan.ts';

export async function enterSwot(page: Page): Promise<void> {
  for (const quadrant of ['strengths', 'weaknesses', 'opportunities', 'threats'] as const) {
    const column = page.getByRole('list', { name: labelOf(`swot:${quadrant}`) }).locator('..');
    await column
      .getByRole('button', { name: words(`swot:form.fields.${quadrant}.add`), exact: true })
      .click();
    await typeLines(page, swot[quadrant]);
  }
  await write(page, 'swot:summary', swot.summary);
}

export async function enterOperations(page: Page): Promise<void> {
  for (const step of steps) {
    const item = await add(page, 'operations:steps', words('operations:form.fields.steps.add'));
    await write(item, 'operations:steps.title', step.title);
    await write(item, 'operations:steps.subtitle', step.subtitle);
    await write(item, 'operations:steps.duration', step.duration);
    await pick(item, 'operations:steps.timeUnit', 'timeUnit.months');
    const addGoal = words('operations:form.fields.steps.goals.add');
    await item.getByRole('button', { name: addGoal, exact: true }).click();
    await typeLines(page, step.goals);
  }
}

/** Lines of a list, each begun with Enter. */
async function typeLines(page: Page, lines: readonly string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}
