import type { Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { openSection, take } from '../form.ts';
import { expect } from '../journey.ts';
import { words } from '../words.ts';

type QuestionId = keyof typeof spoken.questions;

/** Turns the forecast of a plan on. */
export async function turnOn(page: Page): Promise<void> {
  await openSection(page, 'finance');
  await page.getByRole('button', { name: words('finance:form.forecast.start'), exact: true }).click();
  await expect(page.getByRole('region', { name: spoken.strip.label, exact: true })).toBeVisible();
}

/** Brings a question to the screen. */
const ask = (page: Page, question: QuestionId) =>
  take(page.getByRole('combobox', { name: /^Pregunta \d+ de \d+$/ }), spoken.questions[question].title);
/** The question on the screen: the lists further down have fields of the same names. */
const asked = (page: Page) => page.getByRole('region', { name: /^Pregunta \d+ de \d+$/ });
const field = (page: Page, label: string) => asked(page).getByRole('textbox', { name: label, exact: true });
const answer = (page: Page, label: string, text: string) => field(page, label).fill(text);
const choose = (page: Page, label: string, option: string) =>
  take(asked(page).getByRole('combobox', { name: label, exact: true }), option);
const addLine = (page: Page) => page.getByRole('button', { name: spoken.ui.add, exact: true }).click();

/** As few answers as a shop needs. */
export async function answerQuestions(page: Page): Promise<void> {
  const { fields, options } = spoken;
  await choose(page, fields.country, options.country.es);
  await page.getByRole('button', { name: spoken.ui.next, exact: true }).click();
  await page.getByLabel(fields.start, { exact: true }).fill('2027-04');
  await ask(page, 'sales');
  await addLine(page);
  await answer(page, fields.name, 'Pan');
  await ask(page, 'volume');
  await answer(page, fields.price, '3');
  await answer(page, fields.first, '2000');
  await answer(page, fields.normal, '3500');
  await ask(page, 'unitCosts');
  await choose(page, fields.per, options.per.revenue);
  await answer(page, fields.share, '30');
  await ask(page, 'people');
  await addLine(page);
  await answer(page, fields.role, 'Dependienta');
  await ask(page, 'wages');
  await answer(page, fields.gross, '1400');
  await ask(page, 'premises');
  await addLine(page);
  await answer(page, fields.amount, '900');
  await ask(page, 'investments');
  await addLine(page);
  await answer(page, fields.cost, '24000');
  await ask(page, 'ownMoney');
  await addLine(page);
  await answer(page, fields.money, '15000');
  await ask(page, 'loans');
  await addLine(page);
  await answer(page, fields.money, '30000');
  await answer(page, fields.rate, '6');
}
