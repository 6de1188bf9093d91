import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { yearsOf } from '@trazo/plan/finance/planned-years';
import { firstYearSum, inFirstYear } from '@trazo/plan/finance/sources-and-uses';
import { type Amount, toDecimal } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { PrintImage } from '../images/assets.ts';
import { largest, type NamedAmount, printBars } from './bars.ts';
import { contactOf } from './contact.ts';
import { firstParagraphs, firstSentences } from './first-sentences.ts';
import { decimalsOf } from './format.ts';
import type { PrintBars, PrintFact } from './print-parts.ts';
import { type FindSection, finderOf } from './sections/find-section.ts';
import type { PrintSection } from './sections/registry.ts';
import { linkOf } from './text/linked-text.ts';
import type { Wording } from './wording.ts';

/** The page for the reader in a hurry: the plan's own words and figures, none of its own but the headings. */
export interface PrintGlance {
  readonly title: string;
  /** What is asked first, then how revenue and result develop; up to four. */
  readonly figures: readonly PrintFact[];
  /** What the company does, and for whom: the first sentences of its texts. */
  readonly passages: readonly { readonly label: string; readonly text: string }[];
  /** What is sold, at which price. */
  readonly products: PrintGlanceList | null;
  readonly growth: PrintBars | null;
  /** What the money is asked for. */
  readonly ask: PrintGlanceList | null;
  readonly team: { readonly label: string; readonly members: readonly PrintGlanceMember[] } | null;
  readonly contact: {
    readonly label: string;
    readonly lines: readonly { readonly text: string; readonly link: string | null }[];
  } | null;
}

interface PrintGlanceList {
  readonly label: string;
  readonly facts: readonly PrintFact[];
  /** What the facts come to; `null` where that says nothing. */
  readonly sum: PrintFact | null;
}

interface PrintGlanceMember {
  readonly name: string;
  readonly initials: string;
  readonly position: string;
  readonly image: PrintImage | null;
}

/** Sections from which on a document is so long that its reader may be in a hurry; the contents begin there, too. */
const LEAST_SECTIONS = 5;
/** Characters of a text, beside figures and people or alone; what does not fit its page is cut further where it is set. */
const TEXT_LENGTH = 420;
const LENGTH_ALONE = 900;
const MOST = { figures: 4, products: 6, needs: 5, members: 6 } as const;

/** Made of the sections that are printed; `null` where they are few, or say nothing a page could begin with. */
export function printGlance(
  plan: Plan,
  sections: readonly PrintSection[],
  wording: Wording,
): PrintGlance | null {
  if (sections.length < LEAST_SECTIONS) return null;
  const { words } = wording;
  const find = finderOf(sections);
  const lists = {
    products: products(find, wording),
    growth: growth(plan, find, wording),
    ask: find('finance') === undefined ? null : ask(plan, wording),
    team: team(find, wording),
  };
  const isProse = Object.values(lists).every((list) => list === null);
  const glance = {
    title: words('document:glance.title'),
    figures: figures(find, wording),
    passages: passages(plan, find, wording, isProse ? LENGTH_ALONE : TEXT_LENGTH),
    ...lists,
    contact: contact(plan, wording),
  };
  return glance.passages.length === 0 && glance.figures.length === 0 ? null : glance;
}

/** The money asked for comes first; where none is, the market fills the row. */
function figures(find: FindSection, { words }: Wording): readonly PrintFact[] {
  const summary = find('summary')?.figures ?? find('finance')?.figures ?? [];
  const asked = words('summary:document.financingNeeds');
  const ordered = [
    ...summary.filter(({ label }) => label === asked),
    ...summary.filter(({ label }) => label !== asked),
    ...(find('competition')?.figures ?? []).toReversed(),
  ];
  return ordered.slice(0, MOST.figures);
}

/** Revenue year by year, in bars; `null` where there is but one year. */
function growth({ finance }: Plan, find: FindSection, { words, year, format }: Wording): PrintBars | null {
  if (find('finance') === undefined) return null;
  const years = yearsOf(finance.revenues.map((line) => line.years));
  const amounts = incomeStatement(finance)
    .revenues.slice(0, years)
    .map((amount, index) => ({
      amount,
      label: year(index + 1),
      figure: format.money(amount),
    }));
  const bars = printBars(words('finance:document.revenues'), [{ label: '', amounts }]);
  return (bars.groups[0]?.bars.length ?? 0) > 1 ? bars : null;
}

function passages(
  plan: Plan,
  find: FindSection,
  { words, text, format, line }: Wording,
  length: number,
): PrintGlance['passages'] {
  const mission = find('mission') === undefined ? '' : firstParagraphs(text(plan.mission.mission));
  const what = firstParagraphs(find('summary')?.text ?? []) || mission;
  const client = find('client');
  const traits = client?.traits.slice(0, 3).map(({ values }) => format.list(values)) ?? [];
  const chosen = [line(plan.client.location), ...traits].filter((part) => part !== '').join(' · ');
  const whom = client === undefined ? '' : firstParagraphs(client.text) || chosen;
  return [
    { label: words('document:glance.what'), text: firstSentences(what, length) },
    { label: words('document:glance.whom'), text: firstSentences(whom, length) },
  ].filter((passage) => passage.text !== '');
}

/** Each with its price where it has one; too many go together in a count. */
function products(find: FindSection, { words }: Wording): PrintGlanceList | null {
  const section = find('products');
  if (section === undefined) return null;
  const price = words('products:document.salePrice');
  const facts = section.products.map(({ name, facts: prices }) => ({
    label: name,
    value: prices.find(({ label }) => label === price)?.value ?? '',
  }));
  const shown = facts.length <= MOST.products ? facts : facts.slice(0, MOST.products - 1);
  const rest = facts.length - shown.length;
  const others = rest === 0 ? [] : [{ label: words('document:glance.others', { count: rest }), value: '' }];
  return { label: section.title, facts: [...shown, ...others], sum: null };
}

/** What the money is for: the investments, or the amounts asked for where those are not known. */
function ask({ finance }: Plan, { words, format, line }: Wording): PrintGlanceList | null {
  const needs = finance.financingNeeds.filter(({ amount }) => isAboveZero(amount));
  if (needs.length === 0) return null;
  const uses = finance.expenses.filter(({ amount }) => isAboveZero(amount));
  const list = uses.length > 0 ? ('expenses' as const) : ('financingNeeds' as const);
  const shown = uses.length > 0 ? uses : needs;
  const decimals = decimalsOf(shown.map(inFirstYear));
  const named = (label: string, amount: Amount): NamedAmount => ({
    label,
    amount,
    figure: format.money(amount, decimals),
  });
  const amounts = shown.map((item) =>
    named(line(item.reason) || words(`finance:document.${list}`), inFirstYear(item)),
  );
  const rest = (amount: Amount) => named(words('finance:document.otherItems'), amount);
  return {
    label: words(list === 'expenses' ? 'finance:document.useOfFunds' : 'finance:document.financingNeeds'),
    facts: largest(amounts, rest, MOST.needs).map(({ label, figure }) => ({ label, value: figure })),
    sum:
      shown.length === 1
        ? null
        : { label: words('document:total'), value: format.money(firstYearSum(shown), decimals) },
  };
}

const isAboveZero = (amount: Amount): boolean => toDecimal(amount).gt(0);

function team(find: FindSection, { words }: Wording): PrintGlance['team'] {
  const section = find('team');
  if (section === undefined || section.members.length === 0) return null;
  const shown = section.members.slice(0, MOST.members);
  const rest = section.members.length - shown.length;
  return {
    label:
      rest === 0
        ? section.title
        : words('document:glance.teamOf', { title: section.title, count: section.members.length }),
    members: shown.map(({ name, initials, position, image }) => ({ name, initials, position, image })),
  };
}

function contact(plan: Plan, wording: Wording): PrintGlance['contact'] {
  const { words, line } = wording;
  const lines = [...contactOf(plan, wording), line(plan.general.address)].filter((part) => part !== '');
  if (lines.length === 0) return null;
  return { label: words('document:contact'), lines: lines.map((text) => ({ text, link: linkOf(text) })) };
}
