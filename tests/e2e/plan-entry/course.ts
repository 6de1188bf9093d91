import type { Page } from '@playwright/test';
import { write } from '../form.ts';
import { labelOf, words } from '../words.ts';
import { enterOperation, typeLines } from './market.ts';
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
  for (const step of steps) await enterOperation(page, step);
}
