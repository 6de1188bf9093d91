import { breakEvenReach } from '@trazo/forecast/ratios/break-even-reach';
import { firstYearSum } from '@trazo/plan/finance/sources-and-uses';
import { toDecimal } from '@trazo/plan/money';
import { type PrintContact, printedContact } from './contact.ts';
import { dayOf, type PrintedPlan } from './finance/forecast/printed-forecast.ts';
import type { PrintFact } from './print-parts.ts';
import type { PrintSection } from './sections/registry.ts';
import type { Wording } from './wording.ts';

/** What closes a document: what comes next and when, what is asked for, whom to reach. */
export interface PrintClosing {
  readonly title: string;
  /** When, and what. */
  readonly steps: readonly PrintFact[];
  readonly asked: PrintFact | null;
  readonly contact: PrintContact | null;
}

/** Sections of a document that is long enough to be closed. */
const LEAST_SECTIONS = 5;
const MOST_STEPS = 5;
/** One alone is no sequence. */
const LEAST_STEPS = 2;

/** Of what the printed sections know; `null` where that is less than two steps, or a short document. */
export function printClosing(
  plan: PrintedPlan,
  sections: readonly PrintSection[],
  day: string,
  wording: Wording,
): PrintClosing | null {
  const steps = [...plannedSteps(sections), ...datedSteps(plan, day, wording)];
  if (sections.length < LEAST_SECTIONS || steps.length < LEAST_STEPS) return null;
  const { words, format } = wording;
  const asked = firstYearSum(plan.finance.financingNeeds);
  const isAsked = sections.some(({ id }) => id === 'finance') && asked !== '' && toDecimal(asked).gt(0);
  return {
    title: words('document:closing'),
    steps,
    asked: isAsked ? { label: words('document:dossier.requested'), value: format.money(asked) } : null,
    contact: printedContact(plan, wording),
  };
}

/** The first steps of the plan of operations that say when they are done. */
const plannedSteps = (sections: readonly PrintSection[]): readonly PrintFact[] =>
  sections
    .flatMap((section) => (section.id === 'operations' ? section.steps : []))
    .filter(({ duration }) => duration !== '')
    .slice(0, MOST_STEPS)
    .map(({ duration, title }) => ({ label: duration, value: title }));

/** What has a date after the document's own. */
function datedSteps(
  { general, forecast }: PrintedPlan,
  day: string,
  { words, format }: Wording,
): PrintFact[] {
  const reach = forecast === null ? null : breakEvenReach(forecast.forecast);
  const breakEven = forecast === null || reach?.state !== 'reached' ? '' : dayOf(forecast, reach.month);
  return [
    {
      at: general.constitutionDate,
      said: format.date(general.constitutionDate),
      what: words('general:document.constitutionDate'),
    },
    {
      at: general.activityDate,
      said: format.date(general.activityDate),
      what: words('general:document.activityDate'),
    },
    {
      at: breakEven,
      said: breakEven === '' ? '' : format.month(breakEven),
      what: words('document:credit.breakEven'),
    },
  ]
    .filter(({ at, said }) => said !== '' && at > day)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ said, what }) => ({ label: said, value: what }));
}
