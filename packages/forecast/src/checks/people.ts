import type { Person } from '@trazo/plan/finance/assumptions/costs';
import { ForecastContext } from '../forecast-context.ts';
import { cents } from '../ledger/operands.ts';
import { scaled } from '../numbers/fraction.ts';
import { type Check, nameIn } from './doubt.ts';

const works = ({ heads }: Person): boolean => scaled(heads, 3) > 0;

/** What one person earns a year, in cents. */
const yearlyPay = ({ gross, per, salaries }: Person, usual: number): number =>
  scaled(gross, 2) * (per === 'year' ? 1 : salaries || usual);

/** Someone works without pay. */
export const worksUnpaid: Check = ({ assumptions }) =>
  assumptions.people.flatMap((person) => {
    if (!works(person) || scaled(person.gross, 2) > 0) return [];
    return [
      {
        check: 'unpaid',
        about: person.id,
        isSerious: false,
        size: 1,
        says: 'unpaid',
        figures: { name: nameIn(person.role) },
        at: { kind: 'person', id: person.id },
      },
    ];
  });

/** An employee earns less in a year than the law lets a full-time one. */
export const payIsBelowMinimum: Check = ({ assumptions, pack, facts }) => {
  if (pack.minimumWage === null) return [];
  const key = pack.minimumWage;
  const context = new ForecastContext(assumptions, pack, facts);
  return assumptions.people.flatMap((person) => {
    const least = context.parameters.look(key, context.calendarYear(person.from)) * pack.salaries;
    const pay = yearlyPay(person, pack.salaries);
    if (!works(person) || person.insuredAs === 'owner' || pay <= 0 || pay >= least) return [];
    return [
      {
        check: 'minimumWage',
        about: person.id,
        isSerious: true,
        size: least - pay,
        says: 'minimumWage',
        figures: { name: nameIn(person.role), pay: cents(pay), least: cents(least) },
        at: { kind: 'person', id: person.id },
      },
    ];
  });
};

/** Owners who are taxed themselves live on nothing. */
export const ownerLivesOnNothing: Check = ({ assumptions, forecast }) => {
  const { taxedAs, ledger } = forecast;
  if (taxedAs === 'company' || assumptions.owner.privateNeeds.length > 0) return [];
  if (ledger.flowBetween('drawings', 1, 12) > 0) return [];
  return [
    {
      check: 'ownerLiving',
      about: '',
      isSerious: true,
      size: 1,
      says: 'ownerLiving',
      figures: {},
      at: 'privateNeeds',
    },
  ];
};

/** No owner or member of the team is among those a company pays. */
export const founderIsNowhere: Check = ({ assumptions, forecast }) => {
  const isThere = assumptions.people.some(
    ({ insuredAs, memberId }) => insuredAs === 'owner' || memberId !== '',
  );
  if (forecast.taxedAs === 'owner' || isThere) return [];
  return [
    { check: 'founder', about: '', isSerious: false, size: 1, says: 'founder', figures: {}, at: 'people' },
  ];
};
