import type { Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { openSection, take } from '../form.ts';
import { expect } from '../journey.ts';
import { words } from '../words.ts';

type QuestionId = keyof typeof spoken.questions;
const { talk, fields, options } = spoken;

/** The conversation: one question, the whole screen. */
export const conversation = (page: Page) => page.getByRole('dialog', { name: talk.title, exact: true });
export const question = (page: Page) => conversation(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => conversation(page).getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, talk.next).or(button(page, talk.nothing));

/** Turns the forecast of a plan on, and stands before its first question. */
export async function turnOn(page: Page): Promise<void> {
  await openSection(page, 'finance');
  await page.getByRole('button', { name: words('finance:form.forecast.start'), exact: true }).click();
  await expect(question(page)).toBeVisible();
}

/** Goes on, question by question, to one of them. */
async function reach(page: Page, id: QuestionId): Promise<void> {
  const { title } = spoken.questions[id];
  for (
    let now = await question(page).textContent();
    now !== title;
    now = await question(page).textContent()
  ) {
    await next(page).click();
    await expect(question(page)).not.toHaveText(now ?? '');
  }
}

/** Leaves the conversation for the figures. */
export async function seeFigures(page: Page): Promise<void> {
  await button(page, talk.figures).first().click();
  await expect(conversation(page)).toBeHidden();
}

const field = (page: Page, label: string) =>
  conversation(page).getByRole('textbox', { name: label, exact: true });
const answer = (page: Page, label: string, text: string) => field(page, label).fill(text);
const beforeTax = (label: string) => talk.beforeTax.replace('{{label}}', label);
const add = (page: Page, name: string) => button(page, name).click();

/** Where the company is, and the month it begins to spend in. */
export async function answerFrame(page: Page, start: string): Promise<void> {
  await take(
    conversation(page).getByRole('combobox', { name: fields.country, exact: true }),
    options.country.es,
  );
  await reach(page, 'start');
  await answer(page, fields.start, start);
}

/** The rent of the premises: one cost. */
async function answerRent(page: Page): Promise<void> {
  await reach(page, 'premises');
  await add(page, options.category.rent);
  await answer(page, beforeTax(fields.amount), '900');
}

/** What a shop sells, and how much of it. */
export async function answerSales(page: Page): Promise<void> {
  await reach(page, 'sales');
  await answer(page, fields.name, 'Pan');
  await reach(page, 'volume');
  await conversation(page).getByText(talk.taxOut, { exact: true }).click();
  await answer(page, beforeTax(fields.price), '3');
  await answer(page, fields.normal, '3500');
  await answer(page, fields.first, '2000');
}

/** As few answers as a shop needs, once its sales are said. */
export async function answerQuestions(page: Page): Promise<void> {
  await reach(page, 'unitCosts');
  await conversation(page).getByText(options.per.revenue, { exact: true }).click();
  await answer(page, fields.share, '30');
  await reach(page, 'people');
  await add(page, talk.add);
  await answer(page, fields.role, 'Dependienta');
  await reach(page, 'wages');
  await answer(page, fields.gross, '1400');
  await answerRent(page);
  await reach(page, 'investments');
  await add(page, options.investmentKind.machines);
  await answer(page, beforeTax(fields.cost), '24000');
  await reach(page, 'ownMoney');
  await answer(page, fields.money, '15000');
  await reach(page, 'loans');
  await add(page, talk.add);
  await answer(page, fields.money, '30000');
  await answer(page, fields.rate, '6');
  await reach(page, 'vat');
}
