/**
 * Mutation test of the forecast: sign flips and off-by-ones, one at a time in a copy, and whether its tests notice. Ends with 1
 * below 95 %. `npm run forecast:mutations -- [--only 12]`
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

type Mutation = readonly [file: string, from: string, to: string];

const MUTATIONS: readonly Mutation[] = [
  ['numbers/integers.ts', 'rest >= d - rest ? whole + 1', 'rest > d - rest ? whole + 1'],
  [
    'numbers/split.ts',
    '(rests[index] ?? 0) > (rests[best] ?? 0)',
    '(rests[index] ?? 0) >= (rests[best] ?? 0)',
  ],
  ['numbers/posted.ts', 'if (rest > 0) rounded += 1', 'if (rest < 0) rounded += 1'],
  ['numbers/posted.ts', 'Math.floor((month - 1) / 12)', 'Math.floor(month / 12)'],
  ['numbers/posted.ts', 'let year = 2; year <= FISCAL_YEARS', 'let year = 2; year < FISCAL_YEARS'],
  ['drivers/lags.ts', 'ppm(share) * (DAYS - rest)', 'ppm(share) * (DAYS + rest)'],
  ['drivers/lags.ts', 'add(sign * (whole + 1),', 'add(sign * (whole + 2),'],
  ['drivers/lags.ts', 'Math.max(0, month + lag)', 'Math.max(1, month + lag)'],
  ['drivers/lags.ts', 'month + lag < later.length', 'month + lag < later.length - 1'],
  ['drivers/pins.ts', 'month > 0 ? 1 : 0', 'month >= 0 ? 1 : 0'],
  ['drivers/pins.ts', 'last - 11 + index', 'last - 12 + index'],
  ['drivers/quantities.ts', 'if (passed >= steps)', 'if (passed > steps + 1)'],
  ['drivers/quantities.ts', 'first * (steps - passed)', 'first * (steps + passed)'],
  ['drivers/quantities.ts', '>= line.from + line.rampMonths', '> line.from + line.rampMonths'],
  ['drivers/quantities.ts', '52 - stream.weeksOff', '52 + stream.weeksOff'],
  ['drivers/quantities.ts', "growth[year - 1] ?? ''", "growth[year - 2] ?? ''"],
  ['drivers/quantities.ts', 'before - mulDiv(before, churn', 'before + mulDiv(before, churn'],
  ['drivers/quantities.ts', 'const columns = 60 + stream', 'const columns = 59 + stream'],
  ['drivers/quantities.ts', 'month <= until)', 'month < until)'],
  ['drivers/sales.ts', 'MILLION - ppm(stream.discount)', 'MILLION + ppm(stream.discount)'],
  ['drivers/sales.ts', 'Math.min(60, month)', 'Math.min(59, month)'],
  ['drivers/sales.ts', 'inMonth(month + whole + 1)', 'inMonth(month + whole)'],
  ['drivers/post-sales.ts', '- (lost[month] ?? 0)', '+ (lost[month] ?? 0)'],
  ['drivers/post-sales.ts', 'stock += purchase - used', 'stock += purchase + used'],
  ['drivers/post-sales.ts', '(stockWanted[month] ?? 0) - stock', '(stockWanted[month] ?? 0) + stock'],
  ['drivers/purchases.ts', '?? 0) + part)', '?? 0) - part)'],
  ['drivers/people.ts', 'BigInt(high - floor)', 'BigInt(high + floor)'],
  ['drivers/people.ts', '() => 12, salaries', '() => 13, salaries'],
  ['drivers/people.ts', 'month === person.until', 'month - 1 === person.until'],
  ['drivers/people.ts', 'months[month - lag]', 'months[month - lag + 1]'],
  ['drivers/overheads.ts', '(month - overhead.from) %', '(month - overhead.from + 1) %'],
  [
    'drivers/overheads.ts',
    "account === 'overheads' && rhythm !== 'once'",
    "account === 'overheads' && rhythm === 'once'",
  ],
  ['drivers/investments.ts', 'current - first + 1', 'current - first'],
  ['drivers/investments.ts', 'Math.max(1, month)', 'Math.max(0, month)'],
  ['drivers/loan-schedule.ts', 'grown - power(one, count)', 'grown + power(one, count)'],
  ['drivers/loan-schedule.ts', 'index === count - 1', 'index === count'],
  ['drivers/loan-schedule.ts', 'constant - interest', 'constant + interest'],
  ['drivers/loan-schedule.ts', 'BigInt(end - month)', 'BigInt(end - month + 1)'],
  ['drivers/loan-schedule.ts', 'period * rhythm <= grace.months', 'period * rhythm < grace.months'],
  ['drivers/funding.ts', 'added - principal', 'added + principal'],
  ['drivers/funding.ts', 'month - rhythm + step', 'month - rhythm + step - 1'],
  ['drivers/income-tax.ts', 'Math.max(0, left - floor)', 'Math.max(0, left + floor)'],
  ['drivers/income-tax.ts', 'year - this.#firstProfit < years', 'year - this.#firstProfit <= years'],
  ['drivers/income-tax.ts', 'BigInt(end - below)', 'BigInt(end + below)'],
  ['drivers/income-tax.ts', 'this.#profitableYears < free', 'this.#profitableYears <= free'],
  ['drivers/months-forward.ts', 'month - 1 - this.#settleLag', 'month - this.#settleLag'],
  ['drivers/vat-returns.ts', '-(this.#vat - this.#declared)', '-(this.#vat + this.#declared)'],
  ['drivers/months-forward.ts', 'month === 12 * year - 6', 'month === 12 * year - 5'],
  ['drivers/months-forward.ts', 'this.#bank - this.#minimumCash', 'this.#bank + this.#minimumCash'],
  ['drivers/months-forward.ts', 'limit - this.#reserves', 'limit + this.#reserves'],
  ['drivers/owner.ts', 'facts.newCompany && month <= ', 'facts.newCompany && month < '],
  ['drivers/owner.ts', 'MILLION - parameters', 'MILLION + parameters'],
  ['drivers/opening.ts', 'months[index + 1] = part', 'months[index + 2] = part'],
  ['statements/cash-plan.ts', 'held < lowest.amount', 'held <= lowest.amount'],
  [
    'statements/cash-plan.ts',
    '(receipts[month] ?? 0) - (payments[month] ?? 0)',
    '(receipts[month] ?? 0) + (payments[month] ?? 0)',
  ],
  ['statements/balance-sheet.ts', 'ahead <= month + 12', 'ahead < month + 12'],
  ['statements/balance-sheet.ts', 'Math.min(due, owed)', 'Math.max(due, owed)'],
  [
    'statements/sources-and-uses.ts',
    'Math.max(0, needed - totalSources)',
    'Math.max(0, needed + totalSources)',
  ],
  ['statements/sources-and-uses.ts', 'let month = 1; month <= 12', 'let month = 1; month < 12'],
  [
    'statements/financing-plan.ts',
    'flow(...WORKING_CAPITAL) - capitalised',
    'flow(...WORKING_CAPITAL) + capitalised',
  ],
  [
    'ratios/ratios.ts',
    'mulDiv(costs, revenue, revenue - variable)',
    'mulDiv(costs, revenue, revenue + variable)',
  ],
  ['ratios/ratios.ts', 'sold >= breakEvenRevenue', 'sold > 2 * breakEvenRevenue'],
  ['ratios/investment-return.ts', 'value / (1 + rate) +', 'value / (1 + rate) -'],
  ['ratios/investment-return.ts', '(month - 1) * 100', 'month * 100'],
  ['needed-money.ts', 'principal += more', 'principal -= more'],
];

const ROOT = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { only: { type: 'string' } } });

/** Whether the tests of a copy of the package fail. */
function testsFail(folder: string): Promise<boolean> {
  const child = spawn(path.join(ROOT, 'node_modules/.bin/vitest'), ['run', '--bail', '1', '--root', folder], {
    cwd: folder,
    env: { ...process.env, FORECAST_MODELS: '60' },
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code !== 0)));
}

const folder = await mkdtemp(path.join(tmpdir(), 'forecast-mutations-'));
let noticed = 0;
let tried = 0;
try {
  const sources = path.join(folder, 'packages/forecast/src');
  await cp(path.join(ROOT, 'packages/forecast/src'), sources, { recursive: true });
  await mkdir(path.join(folder, 'tests'));
  for (const file of ['vitest.config.ts', 'tests/property-seed.ts', 'package.json']) {
    await cp(path.join(ROOT, file), path.join(folder, file));
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  if (await testsFail(folder)) throw new Error('the tests fail without a mutation');
  for (const [index, [file, from, to]] of MUTATIONS.entries()) {
    if (values.only !== undefined && Number(values.only) !== index + 1) continue;
    const target = path.join(sources, file);
    const original = await readFile(target, 'utf8');
    if (!original.includes(from)) throw new Error(`${file} has no “${from}”`);
    await writeFile(target, original.replace(from, to));
    tried += 1;
    const isNoticed = await testsFail(folder);
    if (isNoticed) noticed += 1;
    console.log(`${isNoticed ? 'noticed' : 'SURVIVED'} ${index + 1} ${file}: ${from} → ${to}`);
    await writeFile(target, original);
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(`${noticed} of ${tried} mutations noticed`);
process.exitCode = noticed >= 0.95 * tried ? 0 : 1;
