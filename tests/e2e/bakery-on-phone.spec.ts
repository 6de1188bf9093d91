import type { Page } from '@playwright/test';
import { newPerson } from './account.ts';
import { SIZES } from './axe.ts';
import { type Before, Hand, printEffort } from './hand.ts';
import { downloadBy, isPaid, order, register, typeCard } from './hand-checkout.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

const BEFORE: Before = [
  ['the list of products that opened over a new campaign', 1, 0],
  ['departments and organigram filled in, for two people', 0, 6],
  ['four years typed instead of filled by growth', -3, 25],
  ['back to the summary by the list of sections', 1, 0],
  ['no review before the payment', -1, 0],
];
const MISSION = 'Hornear cada noche el pan que el barrio desayuna.';
const SUMMARY = 'Pedimos 45.000 euros para abrir un obrador con tienda.';

test('in Spanish, on a phone: a bakery’s plan from the first page to the bank', async ({ page }) => {
  const hand = new Hand(page, 'es', true);
  const { say } = hand;
  await hand.start();
  await hand.tap(hand.button(say('gallery:use', { template: 'Plano' })));
  await hand.fill('general:companyName', 'Obrador Delicias');
  await hand.fill('general:businessType', 'Panadería con obrador propio');
  await hand.pick('general:legalStructure', 'aut', 'legalStructure.selfEmployed');
  await hand.pick('general:sector', 'com', 'sector.commerce');
  await hand.goOn('mission');
  await hand.fill('mission:mission', MISSION);
  await hand.goOn('summary');
  await hand.tap(hand.button(say('builder:summaryLast.action')));
  await hand.addItem(say('products:form.fields.items.add'), 'products:items.name', 'Hogaza de centeno');
  await hand.fill('products:items.salePrice', '4,20');
  await hand.goOn('client');
  await hand.fill('client:summary', 'Vecinos que bajan a por el pan.');
  await hand.goOn('team');
  await hand.addItem(say('team:form.fields.members.add'), 'team:members.name', 'Nora');
  await hand.fill('team:members.surname', 'Vidal');
  await hand.fill('team:members.position', 'Panadera');
  await hand.goOn('swot');
  await hand.tap(hand.button(say('swot:form.fields.strengths.add')));
  await hand.type('Masa madre propia', lastLine(page));
  await hand.goOn('marketing');
  await hand.tap(hand.button(say('marketing:form.fields.campaigns.add')));
  await hand.tap(page.getByText(say('options:marketingPlatform.physicalStore'), { exact: true }));
  await hand.goOn('operations');
  await hand.addItem(say('operations:form.fields.steps.add'), 'operations:steps.title', 'Alquilar el local');
  await hand.goOn('departments');
  await hand.tap(hand.button(say('builder:applicability.declare')));
  await hand.goOn('organigram');
  await hand.tap(hand.button(say('builder:applicability.declare')));
  await hand.goOn('finance');
  const line = page.getByRole('textbox', {
    name: say('finance:form.grid.lineName', { number: 1, group: say('finance:document.revenues') }),
  });
  await hand.write(line, 'Pan');
  await hand.press('Tab');
  await hand.type('84000');
  await hand.tap(hand.button(say('finance:form.grid.menu', { line: 'Pan' })));
  await hand.tap(page.getByRole('menuitem', { name: say('finance:form.grid.grow') }));
  await hand.tap(hand.button(say('finance:form.grid.growth.fill')));
  await hand.goOn('competition');
  await hand.addItem(
    say('competition:form.fields.competitors.add'),
    'competition:competitors.name',
    'Pan de gasolinera',
  );
  await hand.goOn('summary');
  await hand.fill('summary:summary', SUMMARY);
  await hand.tap(hand.link(say('builder:review.open')).last());
  await hand.tap(hand.link(say('builder:review.register')));

  const person = newPerson();
  await register(hand, person);
  await typeCard(hand, '4242424242424242');
  await hand.tap(page.getByRole('checkbox'));
  const plan = await downloadBy(hand, order(hand));
  await isPaid(hand);
  for (const said of [MISSION, SUMMARY, 'Hogaza de centeno', 'Masa madre propia', '84.000'])
    expect(plan.says(said), said).toBe(true);
  expect(plan.says(say('document:watermark'))).toBe(false);
  printEffort('Spanish, a phone, a bakery', hand.effort, 51, BEFORE);
});

/** The line of the strengths that was begun last. */
const lastLine = (page: Page) =>
  page.locator('[data-column="strengths"] [data-line]').getByRole('textbox').last();
