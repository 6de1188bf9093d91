import { stressed } from '@trazo/forecast/stress/presets';
import type { Said } from '../figures.ts';
import { dearerMaterial, lessSold, paidLater } from '../variants.ts';

const BORROWED = ['term-loan', 'asset-finance'];

export const said: Said = {
  claims: (f) => {
    const { uses, totalUses } = f.forecast.sourcesAndUses;
    const less = f.varied((assumptions) => lessSold(assumptions, 0.8));
    const dearer = f.varied((assumptions) => dearerMaterial(assumptions, 1.1));
    const later = f.varied((assumptions) => paidLater(assumptions, 30));
    const mild = f.varied((assumptions) => lessSold(assumptions, 0.88, ['diagnosis', 'repair']));
    const late = f.varied((assumptions) => stressed('late', assumptions));
    const lowest = f.lowest(12);
    const margins = [1, 2, 3, 4, 5].map((year) => (100 * f.of('grossProfit', year)) / f.income(year));
    const winter = f.forecast.income.revenue.months.slice(8, 13).reduce((total, each) => total + each, 0);
    const units = (id: string, price: number) => f.n(f.sold(id, 1) / price);
    const parts = f.of('directCosts', 1) - 0.08 * f.of('revenue', 1);
    const overheads = (year: number) =>
      f.of('staff', year) + f.of('social', year) + f.of('overheads', year) + f.of('badDebt', year);
    const refund = f.month(f.forecast.cash.lines.vatRefund.months.findIndex((amount) => amount > 0));
    return [
      `The gross margin lies between ${Math.floor(Math.min(...margins))} and ${Math.ceil(Math.max(...margins))} per cent`,
      `income of £${f.n(f.income(1), 1000)} in the first year, £${f.millions(f.income(2), 2)} million in the second and £${f.millions(f.income(5), 2)} million in the fifth`,
      `closes with a profit of £${f.n(f.of('netIncome', 1), 1000)} after tax`,
      `less tax, covers the debt service ${f.ratio(f.ratios(2).debtCover, 1)} times`,
      `diagnoses and home repairs account for ${f.percent(f.sold('diagnosis', 5) + f.sold('repair', 5), f.income(5))} per cent of revenue, refurbished units for ${f.percent(f.sold('outdoor-unit', 5), f.income(5))} per cent, and service plans, tune-ups and landlord contracts together for ${f.percent(f.sold('plan', 5) + f.sold('tune-up', 5) + f.sold('landlord', 5), f.income(5))} per cent`,
      `The opening costs £${f.n(totalUses)}: £${f.n(f.invested)} for`,
      `put in £${f.n(f.given('founders', 'shareholders', 'premium'))}, of which £${f.n(f.given('founders', 'shareholders'))} is share capital and £${f.n(f.given('premium'))} share premium`,
      `A capital grant of £${f.n(f.given('bench-grant'))}`,
      `We ask for £${f.n(f.lent('term-loan') + f.lent('asset-finance'))}: a term loan of £${f.n(f.lent('term-loan'))} over six years`,
      `asset finance of £${f.n(f.lent('asset-finance'))} over four years`,
      `we count on ${units('diagnosis', 165)} diagnoses and ${units('repair', 420)} home repairs, ${units('outdoor-unit', 1980)} rebuilt units, ${units('board', 240)} boards, ${units('plan', 198)} service plans and ${units('landlord', 174)} rented homes as annual averages, ${units('tune-up', 295)} tune-ups and ${units('training', 210)} training places`,
      `With sales 20 per cent lower throughout, EBITDA of the second year falls to £${f.n(f.of('ebitda', 2, less.income), 1000)} and covers the debt service ${f.ratio(f.ratios(2, less).debtCover, 1)} times; the cash balance does not fall below £${f.n(less.cash.lowest.amount, 1000)}`,
      `With parts 10 per cent dearer and prices unchanged, EBITDA of the second year is £${f.n(f.of('ebitda', 2, dearer.income), 1000)}`,
      `the lowest cash balance of the first year falls from £${f.n(lowest.amount, 1000)} to £${f.n(f.lowest(12, later).amount, 1000)}`,
      `Parts and core units take ${f.percent(parts, f.income(1))} per cent of revenue in the first year, and the wages of engineers and bench technicians ${f.percent(f.of('directStaff', 1), f.income(1))} per cent, which rises to ${f.percent(f.of('directStaff', 5), f.income(5))} per cent in the fifth`,
      'are put at 5.2 per cent of revenue, carriage and the warranty provision at 2.8 per cent',
      `overheads grow by ${f.percent(overheads(4) - overheads(3), overheads(3))} per cent a year against revenue growth of ${f.growth(4)} and then ${f.growth(5)} per cent`,
      `overheads grow by ${f.percent(overheads(5) - overheads(4), overheads(4))} per cent a year`,
      `EBITDA reaches ${f.ratio((f.ratios(4).ebitdaMargin ?? 0) * 100, 0)} per cent of revenue in the fourth year and ${f.ratio((f.ratios(5).ebitdaMargin ?? 0) * 100, 0)} per cent in the fifth`,
      `£${f.n(f.cost('second-year'))} of replacements in each of the second, fourth and fifth years and £${f.n(f.cost('second-bench'))} for the second bench in the third`,
      ...[1, 2, 3, 4].map(
        (year) => `Debt service is £${f.n(f.debtService(year), 1000)} in each of the first four years`,
      ),
      `first four years and £${f.n(f.debtService(5), 1000)} in the fifth. EBITDA less tax paid covers it ${f.ratio(f.ratios(1).debtCover, 1)} times in the first year, ${f.ratio(f.ratios(2).debtCover, 1)} times in the second`,
      `when ${f.percent(winter, f.of('revenue', 1))} per cent of the first year’s revenue falls`,
      `at a revenue of £${f.n(f.ratios(1).breakEvenRevenue ?? 0, 1000)} with the costs of the first year, and of £${f.n(f.ratios(2).breakEvenRevenue ?? 0, 1000)} with those of the second`,
      `that point is passed in ${f.month(f.ratios(2).breakEvenMonth ?? 0)}`,
      `The margin of safety in the second year is ${f.ratio((f.ratios(2).safetyMargin ?? 0) * 100, 0)} per cent, and it widens to ${f.ratio((f.ratios(5).safetyMargin ?? 0) * 100, 0)} per cent by the fifth`,
      `Of the £${f.n(totalUses)} needed to open, £${f.n(f.invested)} is invested in fixed assets: the test bench with its brine circuit (£${f.n(f.cost('test-bench'))}), the fit-out and the stronger electricity supply (£${f.n(f.cost('fit-out'))}), tools, recovery machines and diagnostic sets (£${f.n(f.cost('tools'))}), two vans (£${f.n(f.cost('two-vans'))}; a third is leased), and the workshop software with the written test procedures (£${f.n(f.cost('software'))}`,
      `The deposit takes £${f.n(uses.deposits)} and preliminary costs £${f.n(uses.setUp)}. VAT of £${f.n(uses.vat)} is paid in advance and comes back in ${refund}. The remaining £${f.n(uses.workingCapital + uses.reserve)} carries`,
      `at its lowest point, in ${f.month(lowest.month)}, £${f.n(lowest.amount, 100)} of it is left`,
      `should sales begin three months late, with everyone already on the payroll, the balance would still not fall below £${f.n(late.cash.lowest.amount, 1000)}`,
      `seventy-two equal instalments of £${f.n(f.instalment('term-loan', 1))}`,
      `director’s salary exceeds £${f.n(Number(f.assumptions.people.find(({ id }) => id === 'directors')?.gross))}`,
      `£${f.n(f.owed(24, ...BORROWED), 1000)} of the borrowing is outstanding`,
      `lowers the number of faults by an estimated 12 per cent and the second year’s EBITDA by £${f.n(f.of('ebitda', 2) - f.of('ebitda', 2, mild.income), 1000)}`,
      `tax on the fit-out comes back with the first quarterly return, in ${refund}`,
      `covered to about ${f.percent(95_000 + 40_000, f.owed(24, ...BORROWED))} per cent`,
    ];
  },
  facts: [
    '19 per cent up to £50,000 of profit',
    'marginal relief up to £250,000 and 25 per cent above',
    'about 55 per cent of the price of a new one',
    'Two housing associations with 1,140 heat pumps',
    'personal guarantee limited to £40,000',
    'some 38,000 of the 46,000 machines',
    'a rent of £29,000 a year',
    'Revenue was £96,000',
    'a covenant of 1.25 times debt service',
    '40 per cent is due with the order',
    'every item above £5,000',
    'asset finance extended by £15,000',
    'who hold 35 per cent together',
    'a resale value of about £95,000',
    'and the margin of £860',
    'same kind costs between £380',
    'a measuring kit of £640',
    'and a budget of £3.4 million',
    'by a year; saves £31,000',
    'their service contracts; saves £16,000',
    'and expensive after it: £190',
    'after it: £190 to £260',
    'fifteen working days for £160',
    'days for £160 to £220',
    'Their owners spend some £310',
    'a regional market of £14.3 million',
    'lay between £60 and £260',
    'we have: it was £160',
  ],
};
