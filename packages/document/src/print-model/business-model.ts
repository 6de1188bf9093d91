import { yearsOf } from '@trazo/plan/finance/planned-years';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import { type Amount, toDecimal } from '@trazo/plan/money';
import type { Option } from '@trazo/plan/options';
import type { Plan } from '@trazo/plan/plan';
import { firstParagraphs, firstSentences } from './first-sentences.ts';
import { decimalsOf } from './format.ts';
import { isAboveZero, largest, type NamedAmount } from './named-amounts.ts';
import type { PrintFact } from './print-parts.ts';
import { type FindSection, finderOf } from './sections/find-section.ts';
import type { PrintSection } from './sections/registry.ts';
import type { Wording } from './wording.ts';

/** The fields of a business model canvas (Osterwalder), in the order they are read. */
const FIELD_IDS = [
  'partners',
  'activities',
  'resources',
  'value',
  'relationships',
  'channels',
  'segments',
  'costs',
  'revenue',
] as const;

type FieldId = (typeof FIELD_IDS)[number];

/** The business model on a page: nine fields, of the plan's own names and figures, its words where there are none. */
export interface PrintBusinessModel {
  readonly title: string;
  /** Those the plan fills. */
  readonly fields: readonly PrintModelField[];
}

interface PrintModelField {
  readonly id: FieldId;
  readonly label: string;
  readonly text: string;
  /** Names, some with a figure. */
  readonly facts: readonly PrintFact[];
}

/** A canvas with fewer fields is one of gaps. */
const LEAST_FIELDS = 6;
/** Characters of a text, names in a field; what does not fit its page is cut further where it is set. */
const TEXT_LENGTH = 360;
const MOST_NAMES = 8;

type Content = Partial<Pick<PrintModelField, 'text' | 'facts'>>;

/** Made of the sections that are printed; `null` where they say too little of it. */
export function printBusinessModel(
  plan: Plan,
  sections: readonly PrintSection[],
  wording: Wording,
): PrintBusinessModel | null {
  const { words, line } = wording;
  const find = finderOf(sections);
  const contents: Readonly<Record<FieldId, Content>> = {
    partners: { facts: names(find('marketing') && soldThrough(plan, PARTNERS, wording)) },
    activities: { facts: names(find('operations') && plan.operations.steps.map(({ title }) => line(title))) },
    resources: { facts: resources(plan, find, wording) },
    value: value(plan, find, wording),
    relationships: { facts: names(find('marketing') && advertised(plan, wording)) },
    channels: { facts: names(find('marketing') && soldThrough(plan, CHANNELS, wording)) },
    segments: segments(plan, find, wording),
    costs: { facts: find('finance') === undefined ? [] : costs(plan, wording) },
    revenue: { facts: find('finance') === undefined ? [] : revenue(plan, wording) },
  };
  const fields = FIELD_IDS.map((id): PrintModelField => {
    const { text = '', facts = [] } = contents[id];
    return { id, label: labelOf(id, facts, wording), text, facts };
  }).filter(({ text, facts }) => text !== '' || facts.length > 0);
  return fields.length < LEAST_FIELDS ? null : { title: words('document:businessModel.title'), fields };
}

/** Figures are of the first year, which the field's name says. */
function labelOf(id: FieldId, facts: readonly PrintFact[], { words, year }: Wording): string {
  const label = words(`document:businessModel.${id}`);
  const hasFigures = facts.some((fact) => fact.value !== '');
  return hasFigures ? words('document:businessModel.inYear', { label, year: year(1) }) : label;
}

const names = (list: readonly string[] = []): readonly PrintFact[] =>
  [...new Set(list)]
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES)
    .map((label) => ({ label, value: '' }));

type Platform = Option<'marketingPlatform'>;
/** Platforms that others run for the company, which makes those its partners. */
const PARTNERS: readonly Platform[] = ['partners', 'physicalDistributor', 'onlineDistributor', 'franchise'];
const CHANNELS: readonly Platform[] = ['physicalStore', 'ecommerce', ...PARTNERS];

const soldThrough = ({ marketing }: Plan, platforms: readonly Platform[], { words }: Wording): string[] =>
  byFrequency(marketing.campaigns.flatMap((campaign) => campaign.platforms))
    .filter((platform) => platforms.includes(platform))
    .map((platform) => words(`options:marketingPlatform.${platform}`));

/** Where buyers meet the company, most used first; what is only called “other” says nothing. */
function advertised({ marketing: { campaigns } }: Plan, { words }: Wording): string[] {
  const conventional = campaigns.flatMap((campaign) =>
    campaign.conventional
      .filter((way) => way !== 'others')
      .map((way) => words(`options:conventionalAds.${way}`)),
  );
  const digital = campaigns.flatMap((campaign) =>
    campaign.digital.filter((way) => way !== 'others').map((way) => words(`options:digitalAds.${way}`)),
  );
  return byFrequency([...digital, ...conventional]);
}

/** Each once, the most frequent first. */
function byFrequency<Item>(items: readonly Item[]): Item[] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left).map(([item]) => item);
}

/** What the largest investments buy, where the plan follows its forecast, then who works with it. */
const MOST_INVESTMENTS = 4;

function resources(plan: Plan, find: FindSection, { line }: Wording): readonly PrintFact[] {
  const { assumptions } = plan.finance;
  const isForecast = find('finance') !== undefined && assumptions?.linked === true;
  const largestFirst = (isForecast ? assumptions.investments : [])
    .filter(({ kind }) => kind !== 'deposit')
    .toSorted((left, right) => toDecimal(right.cost).comparedTo(toDecimal(left.cost)))
    .map(({ name }) => line(name));
  const departments = find('departments') && plan.departments.items.map(({ name }) => line(name));
  const positions = find('team')?.members.map(({ position }) => position);
  const people = departments ?? positions ?? [];
  return names([
    ...names(largestFirst)
      .slice(0, MOST_INVESTMENTS)
      .map(({ label }) => label),
    ...people,
  ]);
}

function value(plan: Plan, find: FindSection, { text, line }: Wording): Content {
  const mission = find('mission') === undefined ? '' : firstParagraphs(text(plan.mission.mission));
  const what = mission || firstParagraphs(find('summary')?.text ?? []);
  return {
    text: firstSentences(what, TEXT_LENGTH),
    facts: names(find('products') && plan.products.items.map(({ name }) => line(name))),
  };
}

/** Traits of which “any” can be chosen. */
const ANY = ['gender', 'age', 'civilStatus', 'education', 'businessSize'] as const;

/** Who buys: where they are and what was chosen of them; where that is not known, the plan's words. */
function segments(plan: Plan, find: FindSection, { line, words }: Wording): Content {
  const client = find('client');
  if (client === undefined) return {};
  // “Any” says nothing.
  const any = new Set(ANY.map((list) => words(`options:${list}.indifferent`)));
  const chosen = client.traits.flatMap(({ values }) => values).filter((value) => !any.has(value));
  const facts = names([line(plan.client.location), ...chosen]);
  return facts.length > 0 ? { facts } : { text: firstSentences(firstParagraphs(client.text), TEXT_LENGTH) };
}

/** The largest lines of the first year; the others together. */
const MOST_LINES = 6;

function costs({ finance }: Plan, wording: Wording): readonly PrintFact[] {
  return firstYearLines([...finance.directExpenses, ...finance.otherExpenses], finance, wording);
}

const revenue = ({ finance }: Plan, wording: Wording): readonly PrintFact[] =>
  firstYearLines(finance.revenues, finance, wording);

function firstYearLines(
  lines: readonly YearLine[],
  finance: Plan['finance'],
  { words, format, line }: Wording,
): readonly PrintFact[] {
  if (yearsOf(finance.revenues.map(({ years }) => years)) === 0) return [];
  const first = (value: Amount | undefined): Amount => value ?? '';
  const decimals = decimalsOf(lines.map(({ years }) => first(years[0])));
  const named = (label: string, amount: Amount): NamedAmount => ({
    label,
    amount,
    figure: format.money(amount, decimals),
  });
  const known = lines
    .filter(({ name }) => line(name) !== '')
    .map(({ name, years }) => named(line(name), first(years[0])))
    .filter(isAboveZero)
    .toSorted((left, right) => toDecimal(right.amount).comparedTo(toDecimal(left.amount)));
  const rest = (amount: Amount) => named(words('finance:document.otherItems'), amount);
  return largest(known, rest, MOST_LINES).map(({ label, figure }) => ({ label, value: figure }));
}
