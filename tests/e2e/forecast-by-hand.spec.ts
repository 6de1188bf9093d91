import type { Page } from '@playwright/test';
import german from '@trazo/messages/help/de/forecast.json' with { type: 'json' };
import english from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import spanish from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import french from '@trazo/messages/help/fr/forecast.json' with { type: 'json' };
import italian from '@trazo/messages/help/it/forecast.json' with { type: 'json' };
import type { Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { SIZES } from './axe.ts';
import { Hand } from './hand.ts';
import { expect, test } from './journey.ts';
import { withStoredPlan } from './stored-sample.ts';

type Words = typeof spanish;
type QuestionId = keyof Words['questions'];

/** What a hand does at a question: it types where the focus is (`⏎` is Enter), or taps what has this name. */
type Deed = string | { readonly tap: string } | { readonly at: string; readonly type: string };
type Answers = Partial<Record<QuestionId, readonly Deed[]>>;

interface Company {
  readonly name: string;
  readonly locale: string;
  readonly language: Language;
  readonly words: Words;
  readonly general: Partial<Plan['general']>;
  readonly answers: (words: Words) => Answers;
}

const tap = (name: string) => ({ tap: name });
const rent = ({ options }: Words, amount: string, energy: string): readonly Deed[] => [
  tap(options.category.rent),
  amount,
  tap(options.category.energy),
  energy,
];
const running = ({ options }: Words): readonly Deed[] => [
  tap(options.category.insurance),
  '60',
  tap(options.category.advisers),
  '110',
];

const COMPANIES: readonly Company[] = [
  {
    name: 'a baker',
    locale: 'es-ES',
    language: 'es',
    words: spanish,
    general: { country: 'es', legalStructure: 'selfEmployed', sector: 'consumerGoods' },
    answers: (words) => ({
      start: ['enero 2027⏎'],
      sales: ['Pan⏎'],
      volume: ['2,80⏎', '120 al día⏎', '900⏎'],
      unitCosts: [tap(words.options.per.unit), { at: words.fields.costAmount, type: '0,45' }],
      privateNeeds: ['1300⏎'],
      premises: rent(words, '900', '180'),
      running: running(words),
      setUp: [tap(words.talk.add), 'Licencias⏎', '1800'],
      investments: [tap(words.options.investmentKind.machines), '14000'],
      ownMoney: ['15000⏎'],
      loans: [tap(words.talk.add), '12000⏎', '6'],
    }),
  },
  {
    name: 'a plumber’s company @proof',
    locale: 'de-DE',
    language: 'de',
    words: german,
    general: { country: 'de', legalStructure: 'limitedLiabilityCompany', sector: 'construction' },
    answers: (words) => ({
      start: ['Januar 2027⏎'],
      sales: ['Montage⏎'],
      volume: ['95⏎', '40⏎', '70⏎'],
      unitCosts: [tap(words.options.per.revenue), { at: words.fields.share, type: '35' }],
      people: [tap(words.talk.add), 'Geselle⏎'],
      wages: ['3200⏎'],
      premises: rent(words, '1200', '200'),
      running: running(words),
      investments: [tap(words.options.investmentKind.vehicles), '38000'],
      ownMoney: ['30000⏎'],
      loans: [tap(words.talk.add), '20000⏎', '5,5'],
    }),
  },
  {
    name: 'a shop @proof',
    locale: 'fr-FR',
    language: 'fr',
    words: french,
    general: { country: 'fr', legalStructure: 'frEurl', sector: 'commerce' },
    answers: (words) => ({
      start: ['janvier 2027⏎'],
      sales: ['Jouets⏎'],
      volume: ['24⏎', '30 par jour⏎', '300⏎'],
      unitCosts: [tap(words.options.per.revenue), { at: words.fields.share, type: '50' }],
      premises: rent(words, '1100', '150'),
      running: running(words),
      setUp: [tap(words.talk.add), 'Enseigne⏎', '2500'],
      investments: [tap(words.options.investmentKind.furniture), '12000'],
      ownMoney: ['18000⏎'],
      loans: [tap(words.talk.add), '20000⏎', '5'],
    }),
  },
  {
    name: 'a consultant @proof',
    locale: 'en-GB',
    language: 'en',
    words: english,
    general: { country: 'uk', legalStructure: 'selfEmployed', sector: 'services', currency: '£' },
    answers: (words) => ({
      start: ['January 2027⏎'],
      sales: ['Advice⏎'],
      volume: ['600⏎', '12⏎', '6⏎'],
      privateNeeds: ['2200⏎'],
      running: running(words),
      investments: [tap(words.options.investmentKind.technology), '2400'],
      ownMoney: ['6000⏎'],
    }),
  },
  {
    name: 'a guest house @proof',
    locale: 'it-IT',
    language: 'it',
    words: italian,
    general: { country: 'it', legalStructure: 'selfEmployed', sector: 'tourism' },
    answers: (words) => ({
      start: ['gennaio 2027⏎'],
      sales: ['Camere⏎'],
      volume: ['85⏎', '110⏎', '60⏎'],
      unitCosts: [tap(words.options.per.revenue), { at: words.fields.share, type: '20' }],
      privateNeeds: ['1500⏎'],
      premises: rent(words, '1400', '400'),
      running: running(words),
      setUp: [tap(words.talk.add), 'Licenze⏎', '3000'],
      investments: [tap(words.options.investmentKind.furniture), '22000'],
      ownMoney: ['25000⏎'],
      loans: [tap(words.talk.add), '20000⏎', '6'],
    }),
  },
];

/** Does what a hand does at one question. */
async function answer(page: Page, hand: Hand, deeds: readonly Deed[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const deed of deeds) {
    if (typeof deed !== 'string' && 'tap' in deed) {
      await hand.tap(dialog.getByText(deed.tap, { exact: true }).first());
      continue;
    }
    const text = typeof deed === 'string' ? deed : deed.type;
    if (typeof deed !== 'string') await hand.tap(dialog.getByRole('textbox', { name: deed.at }).first());
    await expect(page.locator('input:focus')).toBeAttached();
    await hand.type(text.replace('⏎', ''));
    if (text.endsWith('⏎')) await hand.press('Enter');
  }
}

for (const { name, locale, language, words, general, answers } of COMPANIES) {
  test.describe(() => {
    test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, locale });

    test(`the forecast of ${name} is entered on a phone`, async ({ page }) => {
      const plan = emptyPlan();
      plan.general = { ...plan.general, ...general };
      await withStoredPlan(page, { plan, theme: defaultTheme(1, language) });
      await page.goto('/builder/form?section=finance');
      const hand = new Hand(page, language, true);
      await hand.tap(hand.button(hand.say('finance:form.forecast.start')));
      const dialog = page.getByRole('dialog', { name: words.talk.title, exact: true });
      const heading = dialog.getByRole('heading', { level: 2 });
      const asked = answers(words);
      const seen: string[] = [];
      for (let isOpen = true; isOpen; ) {
        const title = (await heading.textContent()) ?? '';
        seen.push(title);
        const [id] = Object.entries(words.questions).find(([, each]) => each.title === title) ?? [];
        const deeds = Object.entries(asked).find(([question]) => question === id)?.[1] ?? [];
        await answer(page, hand, deeds);
        const isLeft = deeds.some(
          (deed) => typeof deed === 'string' && deed.endsWith('⏎') && deed === deeds.at(-1),
        );
        if (!isLeft) {
          const next = dialog.getByRole('button', { name: words.talk.next, exact: true });
          const nothing = dialog.getByRole('button', { name: words.talk.nothing, exact: true });
          const on = next.or(nothing);
          isOpen = (await on.count()) > 0;
          await hand.tap(isOpen ? on : dialog.getByRole('button', { name: words.talk.figures }).last());
        }
        if (isOpen) await expect(heading).not.toHaveText(title);
      }
      const { taps, keys, seconds } = hand.effort;
      console.info(
        `${name.padEnd(28)} ${seen.length} questions, ${taps} taps, ${keys} keys, ${seconds.toFixed(1)} s`,
      );
      await expect(page.getByRole('region', { name: words.strip.label, exact: true })).toBeVisible();
      expect(seen.length, 'questions').toBeLessThanOrEqual(17);
    });
  });
}
