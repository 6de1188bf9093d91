import type { Page } from '@playwright/test';
import { newPerson } from './account.ts';
import { type Before, Hand, printEffort } from './hand.ts';
import { downloadBy, isPaid, order, register, typeCard } from './hand-checkout.ts';
import { expect, IN_RELEASES, test } from './journey.ts';

// A declined card is part of the journey; the browser notes it.
test.use({ locale: 'de-DE', forgiven: /status of 402 / });

const BEFORE: Before = [
  ['no key for the next section', 1, -1],
  ['the organigram box by box', 4, 0],
  ['no review before the payment', -1, 0],
];
const MISSION = 'Wir planen Solaranlagen, die sich nach acht Jahren bezahlt haben.';
const SHEET = [
  ['Planung', '120000', '150000', '180000', '210000', '240000'],
  ['Wartung', '20000', '30000', '40000', '50000', '60000'],
] as const;

test(
  'in German, at a desk: a company’s plan with organigram, sheet and a bank that asks',
  IN_RELEASES,
  async ({ page }) => {
    const hand = new Hand(page, 'de', false);
    const { say } = hand;
    await hand.start();
    await hand.tap(page.locator('label').filter({ has: page.getByRole('radio', { name: /^Folio\./ }) }));
    await hand.tap(hand.button(say('gallery:use', { template: 'Folio' })));
    await hand.fill('general:companyName', 'Sonnenhof Solar GmbH');
    await hand.fillNext('general:businessType', 'Planung von Solaranlagen');
    await hand.pick('general:legalStructure', 'haft', 'legalStructure.limitedLiabilityCompany');
    await hand.fill('general:ownFunds', '40000');
    await hand.fill('general:shareCapital', '25000');
    await hand.press('Alt+ArrowDown');
    await hand.fill('mission:mission', MISSION);
    await hand.goOn('summary');
    await hand.fill('summary:summary', 'Gesucht werden 80.000 Euro für zwei Fahrzeuge und ein Lager.');
    await hand.goOn('products');
    await hand.addItem(say('products:form.fields.items.add'), 'products:items.name', 'Dachanlage');
    await hand.goOn('client');
    await hand.fill('client:location', 'Oberbayern');
    await hand.goOn('team');
    for (const [name, surname, position] of [
      ['Jana', 'Huber', 'Geschäftsführerin'],
      ['Mehmet', 'Yildiz', 'Bauleiter'],
    ] as const) {
      await hand.addItem(say('team:form.fields.members.add'), 'team:members.name', name);
      await hand.fillNext('team:members.surname', surname);
      await hand.fillNext('team:members.position', position);
    }
    await hand.goOn('swot');
    await hand.tap(hand.button(say('swot:form.fields.strengths.add')));
    await hand.type('Eigene Monteure', lastLine(page));
    await hand.press('Enter');
    await hand.type('Feste Preise', lastLine(page));
    await hand.goOn('marketing');
    await hand.tap(hand.button(say('marketing:form.fields.campaigns.add')));
    await hand.goOn('operations');
    await hand.addItem(say('operations:form.fields.steps.add'), 'operations:steps.title', 'Lager mieten');
    await hand.goOn('departments');
    await hand.addItem(say('departments:form.fields.items.add'), 'departments:items.name', 'Montage');
    await hand.tap(hand.button(say('departments:form.suggestions.add', { position: 'Bauleiter' })));
    await hand.goOn('organigram');
    await hand.tap(hand.button(say('organigram:form.fromTeam')));
    await expect(hand.button(say('organigram:form.outline.change', { name: 'Bauleiter' }))).toBeVisible();
    await hand.goOn('finance');
    await hand.tap(
      page.getByRole('textbox', {
        name: say('finance:form.grid.lineName', { number: 1, group: say('finance:document.revenues') }),
      }),
    );
    await hand.paste(SHEET.map((row) => row.join('\t')).join('\n'));
    await hand.goOn('competition');
    await hand.fill('competition:summary', 'Zwei große Anbieter, beide ohne eigene Montage.');
    await hand.tap(hand.link(say('builder:review.open')).last());
    await hand.tap(hand.link(say('builder:review.register')));

    await register(hand, newPerson());
    await typeCard(hand, '4000000000009995');
    await hand.tap(page.getByRole('checkbox'));
    await hand.tap(order(hand));
    await expect(page.getByText(say('billing:outcome.declined.insufficient_funds'))).toBeVisible();
    await typeCard(hand, '4000002500003155');
    await hand.tap(order(hand));
    const bank = page.getByRole('button', { name: say('sandbox:complete'), exact: true });
    const plan = await downloadBy(hand, bank);
    await isPaid(hand);
    for (const said of [MISSION, 'Dachanlage', 'Bauleiter', '210.000', 'Feste Preise'])
      expect(plan.says(said), said).toBe(true);
    expect(plan.says(say('document:watermark'))).toBe(false);
    printEffort('German, a desk, a GmbH', hand.effort, 47, BEFORE);
  },
);

/** The line of the strengths that was begun last. */
const lastLine = (page: Page) =>
  page.locator('[data-column="strengths"] [data-line]').getByRole('textbox').last();
