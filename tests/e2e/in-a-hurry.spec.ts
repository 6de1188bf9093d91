import { newPerson } from './account.ts';
import { says } from './form.ts';
import { type Before, Hand, printEffort } from './hand.ts';
import { downloadBy, isPaid, order, register, typeCard } from './hand-checkout.ts';
import { expect, IN_RELEASES, test } from './journey.ts';

test.use({ locale: 'en-GB' });

const BEFORE: Before = [['no key for the next section', 1, -1]];
const COMPANY = 'Harbour Bread Ltd';
const MISSION = 'We bake overnight what the harbour eats for breakfast.';

test(
  'in English, in a hurry: the sample, a text from elsewhere, paying later, and the PDF',
  IN_RELEASES,
  async ({ page }) => {
    const hand = new Hand(page, 'en', false);
    const { say } = hand;
    await hand.start();
    await hand.tap(hand.button(say('gallery:sample')));
    const name = hand.field('general:companyName');
    await expect(name).not.toHaveValue('');
    const document = page.getByRole('region', { name: say('viewer:document') });
    await expect(document.locator('canvas').first()).toBeVisible();
    await hand.tap(name);
    await expect(name).toBeFocused();
    await hand.press('Control+a');
    await hand.type(COMPANY, name);
    await hand.press('Alt+ArrowDown');
    await hand.tap(hand.field('mission:mission'));
    await expect(hand.field('mission:mission')).toBeFocused();
    await hand.press('Control+a');
    await hand.paste(MISSION);
    await says(hand.field('mission:mission'), MISSION);
    await hand.tap(hand.button(say('plans:action.deliver')));
    await register(hand, newPerson());
    // Paying can wait: the plan is in the account.
    await hand.tap(hand.link(say('auth:signUp.toPlans')));
    const card = page.getByRole('article', { name: COMPANY, exact: true });
    await hand.tap(card.getByRole('button', { name: say('plans:action.deliver'), exact: true }));
    await hand.tap(hand.link(say('billing:paywall.action')));
    await typeCard(hand, '4242424242424242');
    await hand.tap(page.getByRole('checkbox'));
    const plan = await downloadBy(hand, order(hand));
    await isPaid(hand);
    for (const said of [COMPANY, MISSION]) expect(plan.says(said), said).toBe(true);
    expect(plan.says(say('document:watermark'))).toBe(false);
    printEffort('English, in a hurry, from the sample', hand.effort, 17, BEFORE);
  },
);
