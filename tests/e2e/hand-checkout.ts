import { readFile } from 'node:fs/promises';
import { DECLARATIONS, type Person } from './account.ts';
import type { Hand } from './hand.ts';
import { expect } from './journey.ts';
import { readTypeset, type TypesetDocument } from './typeset-document.ts';

/** Creates an account at step 3, from the first field to the button. */
export async function register(hand: Hand, { email, password }: Person): Promise<void> {
  const { page, say } = hand;
  await hand.write(page.getByRole('textbox', { name: say('auth:email.label'), exact: true }), email);
  await hand.write(page.getByRole('textbox', { name: say('auth:password.label'), exact: true }), password);
  for (const name of DECLARATIONS) {
    const label = say(`auth:signUp.${name}`).replaceAll(/<\/?page>/g, '');
    await hand.tap(page.getByRole('checkbox', { name: label }));
  }
  await hand.tap(hand.button(say('auth:signUp.action')));
  await expect(page.getByRole('heading', { name: say('auth:signUp.doneTitle') })).toBeVisible();
}

/** Types a card, field after field. */
export async function typeCard(hand: Hand, number: string): Promise<void> {
  const { page, say } = hand;
  const first = page.getByRole('textbox', { name: say('billing:card.number'), exact: true });
  await hand.tap(first);
  if ((await first.inputValue()) !== '') await hand.press('Control+a');
  await hand.type(number, first);
  for (const [field, text] of [
    ['billing:card.expiry', '1234'],
    ['billing:card.securityCode', '123'],
    ['billing:card.name', 'Nora Vidal'],
  ] as const) {
    await hand.press('Tab');
    await hand.type(text, page.getByRole('textbox', { name: say(field), exact: true }));
  }
}

/** The order's button, with the price on it. */
export const order = (hand: Hand) => hand.page.getByRole('button', { name: hand.say('consent:orderButton') });

export async function isPaid({ page, say }: Hand): Promise<void> {
  await expect(
    page.getByRole('heading', { name: say('billing:outcome.succeeded.title'), exact: true }),
  ).toBeVisible();
}

/** What is saved to the device after a tap on `target`. */
export async function downloadBy(hand: Hand, target: Parameters<Hand['tap']>[0]): Promise<TypesetDocument> {
  const [download] = await Promise.all([hand.page.waitForEvent('download'), hand.tap(target)]);
  return readTypeset(await readFile(await download.path()));
}
