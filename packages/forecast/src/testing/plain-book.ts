import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import type { PlanFacts } from '../frame.ts';
import type { Pack } from '../pack.ts';
import { Exact, inProportion, percent, sumOf, UNIT, whole, ZERO } from './exact.ts';

/**
 * The second book: the rules of docs/forecast.md worked out again, plainly. A journal with one row for each event, exact
 * fractions, no code of the engine. Slow on purpose; it has to agree with the engine to the unit.
 */

interface Row {
  readonly month: number;
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
  readonly cash: string;
}

export interface PlainBook {
  /** Balance of each account at the end of each month. */
  readonly balances: Readonly<Record<string, readonly bigint[]>>;
  /** Money moved by each line of the cash plan a month. */
  readonly cash: Readonly<Record<string, readonly bigint[]>>;
  readonly taxes: readonly bigint[];
  readonly lossesLeft: bigint;
}

type MonthValue = (month: number) => Exact;
const LAST = 60;
const months = (last = LAST): number[] => Array.from({ length: last + 1 }, (_, month) => month);
const yearOf = (month: number): number => Math.min(5, Math.max(1, Math.ceil(month / 12)));
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const MAX = (a: Exact, b: Exact): Exact => (a.isAbove(b) ? a : b);
const MIN = (a: Exact, b: Exact): Exact => (a.isAbove(b) ? b : a);

/** Rounded so that sums stay right: what is written until a month is the rounded exact sum until it. */
function written(value: MonthValue, last = LAST): bigint[] {
  let exact = ZERO;
  let before = 0n;
  return months(last).map((month) => {
    const part = value(month);
    if (part.top === 0n) return 0n;
    exact = exact.plus(part);
    const now = exact.whole;
    const step = now - before;
    before = now;
    return step;
  });
}

export function plainBook(a: Assumptions, pack: Pack, facts: PlanFacts): PlainBook {
  const journal: Row[] = [];
  const scale = whole(a.grain === 'cent' ? 100 : 1);
  const [startYear = 2027, startMonth = 1] = a.start.split('-').map(Number);
  const monthsSinceZero = (month: number) => startYear * 12 + (startMonth - 1) + (month - 1);
  const calendarMonth = (month: number) => (monthsSinceZero(month) % 12) + 1;
  const calendarYear = (month: number) => Math.floor(monthsSinceZero(month) / 12);
  const grains = (text: string): bigint =>
    Exact.of(text).times(whole(100)).whole === 0n
      ? 0n
      : whole(Exact.of(text).times(whole(100)).whole)
          .times(scale)
          .over(whole(100)).whole;
  const ownRate = new Map(
    a.parameters.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]),
  );
  const parameter = (key: string, year: number): Exact => {
    const typed = ownRate.get(key);
    const versions = pack.parameters
      .filter((each) => each.key === key)
      .toSorted((x, y) => y.validFrom - x.validFrom);
    const text =
      typed ?? (versions.find(({ validFrom }) => validFrom <= year) ?? versions.at(-1))?.value ?? '';
    return versions[0]?.unit === 'percent' || versions.length === 0 ? percent(text) : Exact.of(text);
  };
  const law = (key: string, year: number): bigint =>
    whole(parameter(key, year).times(whole(100)).whole)
      .times(scale)
      .over(whole(100)).whole;
  const count = (key: string, month = 1): number => Number(parameter(key, calendarYear(month)).whole);
  const company =
    (a.taxedAs || (pack.ownerTaxed.includes(facts.legalStructure) ? 'owner' : 'company')) === 'company';
  const scheme = a.vat.scheme || pack.vat.scheme;
  const charged = scheme === 'standard' || scheme === 'cash';

  const row = (month: number, debit: string, credit: string, amount: bigint, cash = '') => {
    if (amount !== 0n && month <= LAST) journal.push({ month, debit, credit, amount, cash });
  };
  const rows = (debit: string, credit: string, amounts: readonly bigint[], cash = '') => {
    for (const [month, amount] of amounts.entries()) row(month, debit, credit, amount, cash);
  };
  const taxRate = (rate: string, month: number): Exact =>
    rate === 'zero' || rate === 'none' || scheme === 'none'
      ? ZERO
      : parameter(`vat.${rate === '' ? 'standard' : rate}`, calendarYear(month));
  const taxOf = (amounts: readonly bigint[], rate: string): bigint[] =>
    written((month) => {
      const amount = amounts[month] ?? 0n;
      return amount === 0n ? ZERO : whole(amount).times(taxRate(rate, month));
    });
  const gross = (amounts: bigint[], rate: string): bigint[] => {
    if (scheme !== 'exempt') return amounts;
    const tax = taxOf(amounts, rate);
    return amounts.map((amount, month) => amount + (tax[month] ?? 0n));
  };

  // Pins: the last typed figure of a line and year.
  const pinOf = (line: string, year: number): bigint | undefined => {
    const typed = a.pins.filter(({ path, amount }) => path === `${line}.FY${year}` && amount !== '').at(-1);
    return typed === undefined ? undefined : grains(typed.amount);
  };
  const yearSpan = (year: number): number[] => months().filter((month) => yearOf(month) === year);
  const pin = (line: string, all: bigint[][]): void => {
    for (const year of [1, 2, 3, 4, 5]) {
      const target = pinOf(line, year);
      if (target === undefined || all.length === 0) continue;
      const cells = all.flatMap((amounts, index) =>
        yearSpan(year).map((month) => ({ amounts, month, index })),
      );
      const sizes = cells
        .map(({ amounts, month }) => amounts[month] ?? 0n)
        .map((value) => (value < 0n ? -value : value));
      const nothing = sizes.every((size) => size === 0n);
      const weights = cells.map(({ index, month }, cell) =>
        nothing ? (index === 0 && month > 0 ? UNIT : ZERO) : whole(sizes[cell] ?? 0n),
      );
      for (const [cell, part] of inProportion(target, weights).entries()) {
        const into = cells[cell];
        if (into !== undefined) into.amounts[into.month] = part;
      }
    }
  };

  /** Parts of an invoice by the whole months between it and its payment. */
  const delays = (terms: Terms): { lag: number; weight: Exact }[] => {
    const list: { lag: number; weight: Exact }[] = [];
    const add = (lag: number, weight: Exact) => {
      const same = list.find((each) => each.lag === lag);
      if (weight.top === 0n) return;
      if (same === undefined) list.push({ lag, weight });
      else same.weight = same.weight.plus(weight);
    };
    for (const { share, days } of terms) {
      const size = Math.abs(days);
      const later = new Exact(BigInt(size % 30), 30n);
      const lag = Math.floor(size / 30);
      add(days < 0 && lag > 0 ? -lag : lag, percent(share).times(UNIT.plus(later.negated)));
      add(days < 0 ? -(lag + 1) : lag + 1, percent(share).times(later));
    }
    return list.toSorted((x, y) => x.lag - y.lag);
  };
  const paidIn = (amount: bigint, month: number, parts: readonly { lag: number; weight: Exact }[]) =>
    inProportion(
      amount,
      parts.map(({ weight }) => weight),
    ).map((part, index) => ({
      part,
      lag: parts[index]?.lag ?? 0,
      month: Math.max(0, month + (parts[index]?.lag ?? 0)),
    }));

  const buy = (account: string, amounts: readonly bigint[], rate: string, terms: Terms, cash: string) => {
    const tax = charged && pack.vat.inputCredit ? taxOf(amounts, rate) : amounts.map(() => 0n);
    const parts = delays(terms);
    const waits = scheme === 'cash' && pack.vat.cashInput;
    for (const month of months()) {
      const [net, vat] = [amounts[month] ?? 0n, tax[month] ?? 0n];
      row(month, account, 'payables', net);
      row(month, waits ? 'vatNotDue' : 'vat', 'payables', vat);
      if (net + vat !== 0n)
        for (const paid of paidIn(net + vat, month, parts))
          row(paid.month, 'payables', 'bank', paid.part, cash);
      if (waits && vat !== 0n)
        for (const paid of paidIn(vat, month, parts)) row(paid.month, 'vat', 'vatNotDue', paid.part);
    }
  };
  const active = (line: { from: number; until: '' | number }, month: number) =>
    month >= line.from && (line.until === '' || month <= line.until);
  /** Compound growth from the second fiscal year on. */
  const grown = (rate: string, month: number): Exact => {
    let factor = UNIT;
    for (let year = 2; year <= yearOf(month); year += 1) factor = factor.times(UNIT.plus(percent(rate)));
    return factor;
  };

  // Streams.
  const seasonAt = (weights: readonly string[], month: number): Exact => {
    const all = sumOf(weights.map((text) => Exact.of(text)));
    return all.top === 0n
      ? UNIT
      : Exact.of(weights[calendarMonth(month) - 1] ?? '')
          .times(whole(12))
          .over(all);
  };
  const rampAt = (s: Extract<Stream, { rampMonths: number }>, month: number): Exact => {
    if (!active(s, month)) return ZERO;
    const normal = Exact.of(s.normal);
    const first = s.first === '' ? normal : Exact.of(s.first);
    const passed = month - s.from;
    if (passed >= s.rampMonths) return normal;
    return first.plus(normal.plus(first.negated).times(new Exact(BigInt(passed), BigInt(s.rampMonths))));
  };
  const growthAt = (
    s: { growth: readonly string[]; from: number; rampMonths: number },
    month: number,
  ): Exact => {
    let factor = UNIT;
    for (let year = 2; year <= yearOf(month); year += 1) {
      const firstMonth = (year - 1) * 12 + 1;
      if (firstMonth >= s.from + s.rampMonths)
        factor = factor.times(UNIT.plus(percent(s.growth[year - 1] ?? '')));
    }
    return factor;
  };
  const soldAt = (s: Stream, month: number): Exact => {
    switch (s.kind) {
      case 'units':
        return rampAt(s, month).times(growthAt(s, month)).times(seasonAt(s.season, month));
      case 'hours':
        return rampAt(s, month)
          .over(whole(100))
          .times(Exact.of(s.heads))
          .times(Exact.of(s.hoursPerWeek))
          .times(new Exact(BigInt(52 - s.weeksOff), 12n))
          .times(seasonAt(s.season, month));
      case 'capacity':
        return rampAt(s, month)
          .over(whole(100))
          .times(Exact.of(s.capacity))
          .times(Exact.of(s.turns))
          .times(whole(s.days[calendarMonth(month) - 1] ?? 0))
          .times(seasonAt(s.season, month));
      case 'monthly':
        return active(s, month) && month > 0 ? Exact.of(s.quantities[month - 1] ?? '') : ZERO;
      default:
        return ZERO;
    }
  };
  const products = new Map(facts.products.map((each) => [each.id, each]));
  let allRevenue = months().map(() => 0n);
  const streams = a.streams.map((s) => {
    let sold: MonthValue = (month) => soldAt(s, month);
    let horizon = LAST;
    const present: Exact[][] = [];
    if (s.kind === 'subscription') {
      horizon = LAST + s.billingMonths - 1;
      const arrivals = written(
        (month) =>
          rampAt(s, month).times(growthAt(s, month)).times(seasonAt(s.season, month)).times(whole(1000)),
        horizon,
      );
      // Customers in thousandths, by the month their next invoice falls into.
      const classes = Array.from({ length: s.billingMonths }, () => 0n);
      for (const month of months(horizon)) {
        present.push(
          classes.map((before, renewal) => {
            if (month === 0) return ZERO;
            const lost = whole(before).times(percent(s.churn)).whole;
            const after =
              before - lost + (month % s.billingMonths === renewal ? (arrivals[month] ?? 0n) : 0n);
            classes[renewal] = after;
            return active(s, month) ? new Exact(before + after, 2000n) : ZERO;
          }),
        );
      }
      sold = (month) => sumOf(present[month] ?? []);
    }
    const link = products.get(s.productId);
    let revenue: bigint[];
    if (s.kind === 'annual') {
      revenue = months().map(() => 0n);
      for (const year of [1, 2, 3, 4, 5]) {
        const open = yearSpan(year).filter((month) => month > 0 && active(s, month));
        const weights = open.map((month) => seasonAt(s.season, month));
        if (sumOf(weights).top === 0n) continue;
        for (const [index, part] of inProportion(grains(s.amounts[year - 1] ?? ''), weights).entries())
          revenue[open[index] ?? 0] = part;
      }
    } else {
      const price = Exact.of(s.price === '' ? (link?.salePrice ?? '') : s.price).times(
        UNIT.plus(percent(s.discount).negated),
      );
      revenue = written(
        (month) => sold(month).times(price).times(grown(s.priceIndex, month)).times(scale),
        horizon,
      );
    }
    pin(`revenues.f:${s.id}`, [revenue]);
    let used = months().map(() => 0n);
    const { cost } = s;
    if (cost?.per === 'revenue')
      used = written((month) => whole(revenue[month] ?? 0n).times(percent(cost.share)));
    else if (cost !== null && s.kind !== 'annual') {
      const each = Exact.of(cost.amount === '' ? (link?.cost ?? '') : cost.amount);
      used = written((month) => sold(month).times(each).times(grown(cost.index, month)).times(scale));
    }
    if (cost !== null) used = gross(used, cost.vat);
    pin(`directExpenses.f:${s.id}`, [used]);
    const invoices = months().map((month) => (s.kind === 'subscription' ? 0n : (revenue[month] ?? 0n)));
    if (s.kind === 'subscription') {
      for (const month of months(horizon)) {
        const earned = revenue[month] ?? 0n;
        if (earned === 0n) continue;
        const shares = present[month] ?? [];
        const weights = sumOf(shares).top === 0n ? shares.map(() => UNIT) : shares;
        for (const [renewal, part] of inProportion(earned, weights).entries()) {
          let billed = month;
          while ((billed - renewal) % s.billingMonths !== 0) billed -= 1;
          billed = Math.max(1, billed);
          if (billed <= LAST) invoices[billed] = (invoices[billed] ?? 0n) + part;
        }
      }
    }
    allRevenue = allRevenue.map((total, month) => total + (revenue[month] ?? 0n));
    // Stock for the coming days, the last month standing for what lies beyond.
    const inMonth = (month: number) => most(0n, used[Math.min(LAST, month)] ?? 0n);
    const days = cost?.stockDays ?? 0;
    const wanted = months().map((month) => {
      let stock = whole(inMonth(month + Math.floor(days / 30) + 1)).times(
        new Exact(BigInt(days % 30), 30n),
      ).whole;
      for (let ahead = 1; ahead <= Math.floor(days / 30); ahead += 1) stock += inMonth(month + ahead);
      return stock;
    });
    return { s, revenue: revenue.slice(0, LAST + 1), invoices, used, wanted };
  });

  // Opening balances.
  if (a.opening !== null) {
    const { opening } = a;
    for (const [account, text] of [
      ['bank', opening.bank],
      ['receivables', opening.receivables],
      ['stock', opening.stock],
      ['fixed', opening.fixedAssets],
      ['deposits', opening.deposits],
    ] as const)
      row(0, account, 'retained', grains(text));
    for (const [account, text] of [
      ['payables', opening.payables],
      ['vat', opening.vatOwed],
      ['socialOwed', opening.socialOwed],
      ['taxOwed', opening.taxOwed],
      ['partnerLoans', opening.partnerLoans],
      ['capital', opening.capital],
    ] as const)
      row(0, 'retained', account, grains(text));
    const over = (amount: bigint, days: number) =>
      inProportion(
        amount,
        Array.from({ length: Math.max(1, Math.ceil(days / 30)) }, () => UNIT),
      );
    for (const [index, part] of over(grains(opening.receivables), opening.receivableDays).entries())
      row(index + 1, 'bank', 'receivables', part, 'customers');
    for (const [index, part] of over(grains(opening.payables), opening.payableDays).entries())
      row(index + 1, 'payables', 'bank', part, 'suppliers');
    row(1, 'socialOwed', 'bank', grains(opening.socialOwed), 'social');
    row(
      Math.min(12, Math.max(1, count('incomeTax.settleLag'))),
      'taxOwed',
      'bank',
      grains(opening.taxOwed),
      'incomeTax',
    );
  }
  const stocked = streams
    .filter(({ wanted }) => (wanted[0] ?? 0n) > 0n)
    .toSorted((x, y) => (x.s.id < y.s.id ? -1 : 1));
  const brought = grains(a.opening?.stock ?? '');
  const allotted =
    stocked.length === 0
      ? []
      : inProportion(
          brought,
          stocked.map(({ wanted }) => whole(wanted[0] ?? 0n)),
        );

  for (const { s, revenue, invoices, used, wanted } of streams) {
    const advance = s.kind === 'subscription' && s.billingMonths > 1;
    const tax = charged ? taxOf(invoices, s.vat) : invoices.map(() => 0n);
    const lost = written((month) => whole(invoices[month] ?? 0n).times(percent(s.badDebt)));
    const parts = delays(s.terms);
    for (const month of months()) {
      const [net, vat, bad] = [invoices[month] ?? 0n, tax[month] ?? 0n, lost[month] ?? 0n];
      row(month, 'receivables', advance ? 'deferred' : 'revenue', net);
      if (advance) row(month, 'deferred', 'revenue', revenue[month] ?? 0n);
      row(month, 'receivables', scheme === 'cash' ? 'vatNotDue' : 'vat', vat);
      if (scheme === 'cash' && vat !== 0n)
        for (const paid of paidIn(vat, month, parts))
          row(Math.max(month, paid.month), 'vatNotDue', 'vat', paid.part);
      row(month, 'badDebt', 'receivables', bad);
      if (net + vat - bad === 0n) continue;
      for (const paid of paidIn(net + vat - bad, month, parts)) {
        if (paid.lag >= 0) row(paid.month, 'bank', 'receivables', paid.part, 'customers');
        else {
          row(paid.month, 'bank', 'advances', paid.part, 'customers');
          row(month, 'advances', 'receivables', paid.part);
        }
      }
    }
    if (s.cost === null) continue;
    rows('directCosts', 'stock', used);
    let stock = allotted[stocked.findIndex((each) => each.s.id === s.id)] ?? 0n;
    const bought = used.map((amount, month) => {
      if (s.cost?.stockDays === 0) return amount;
      const purchase = most(0n, amount + (wanted[month] ?? 0n) - stock);
      stock += purchase - amount;
      return purchase;
    });
    buy('stock', bought, s.cost.vat, [{ share: '100', days: s.cost.days }], 'suppliers');
  }

  // People.
  const byId = <Item extends { id: string }>(items: readonly Item[]) =>
    items.toSorted((x, y) => (x.id < y.id ? -1 : 1));
  const staff = byId(a.people).map((p) => {
    const salaries = p.salaries === '' ? pack.salaries : p.salaries;
    const monthly = (month: number) =>
      Exact.of(p.gross)
        .times(p.per === 'year' ? UNIT : whole(salaries))
        .over(whole(12))
        .times(grown(p.raise, month));
    const pay = written((month) =>
      active(p, month) ? monthly(month).times(Exact.of(p.heads)).times(scale) : ZERO,
    );
    const charges = written((month) => {
      if (!active(p, month)) return ZERO;
      const year = calendarYear(month);
      // Contributions are reckoned on pay to the cent.
      const base = new Exact(monthly(month).times(whole(100)).whole, 100n);
      const each = pack.employer.map(({ rate, floor, cap }) => {
        const low = floor === undefined ? ZERO : parameter(floor, year);
        const high = cap === undefined ? base : MIN(base, parameter(cap, year));
        return MAX(ZERO, high.plus(low.negated)).times(parameter(rate, year));
      });
      return sumOf(each).times(Exact.of(p.heads)).times(scale);
    });
    return { p, salaries, pay, charges };
  });
  const direct = staff.filter(({ p }) => p.direct);
  const office = staff.filter(({ p }) => !p.direct);
  pin('directExpenses.f:staff', [...direct.map(({ pay }) => pay), ...direct.map(({ charges }) => charges)]);
  pin(
    'otherExpenses.f:staff',
    office.map(({ pay }) => pay),
  );
  pin(
    'otherExpenses.f:social',
    office.map(({ charges }) => charges),
  );
  for (const { p, salaries, pay, charges } of staff) {
    const regular = written((month) => whole(pay[month] ?? 0n).times(new Exact(12n, BigInt(salaries))));
    const usual = pack.extraPayMonths.length === 0 ? [12] : pack.extraPayMonths;
    const extra = salaries === 12 ? [] : salaries === 13 ? [usual.at(-1)] : usual;
    let kept = 0n;
    for (const month of months()) {
      kept += (pay[month] ?? 0n) - (regular[month] ?? 0n);
      row(month, p.direct ? 'directStaff' : 'staff', 'accruedPay', pay[month] ?? 0n);
      row(month, 'accruedPay', 'bank', regular[month] ?? 0n, 'wages');
      if (salaries !== 12 && (extra.includes(calendarMonth(month)) || month === p.until)) {
        row(month, 'accruedPay', 'bank', kept, 'wages');
        kept = 0n;
      }
      row(month, p.direct ? 'directStaff' : 'social', 'socialOwed', charges[month] ?? 0n);
      row(month + count('employer.payLag'), 'socialOwed', 'bank', charges[month] ?? 0n, 'social');
    }
  }

  // Overheads.
  const overheads = byId(a.overheads).map((o) => {
    const gap = { monthly: 1, quarterly: 3, yearly: 12, once: 1000, percent: 1, annual: 1 }[o.rhythm];
    const due = (month: number) =>
      o.rhythm === 'once' ? month === o.from : active(o, month) && (month - o.from) % gap === 0;
    let amounts: bigint[];
    if (o.rhythm === 'percent')
      amounts = written((month) =>
        due(month) ? whole(allRevenue[month] ?? 0n).times(percent(o.share)) : ZERO,
      );
    else if (o.rhythm === 'annual') {
      amounts = months().map(() => 0n);
      for (const year of [1, 2, 3, 4, 5]) {
        const open = yearSpan(year).filter((month) => month > 0 && due(month));
        if (open.length === 0) continue;
        for (const [index, part] of inProportion(
          grains(o.amounts[year - 1] ?? ''),
          open.map(() => UNIT),
        ).entries())
          amounts[open[index] ?? 0] = part;
      }
    } else
      amounts = written((month) =>
        due(month) ? Exact.of(o.amount).times(grown(o.growth, month)).times(scale) : ZERO,
      );
    return { o, amounts: gross(amounts, o.vat) };
  });
  for (const category of new Set(a.overheads.map((o) => o.category)))
    pin(
      `otherExpenses.f:${category}`,
      overheads.filter(({ o }) => o.category === category && !o.direct).map(({ amounts }) => amounts),
    );
  let recurring = 0n;
  for (const { o, amounts } of overheads) {
    if (o.direct) pin(`directExpenses.f:${o.id}`, [amounts]);
    const account = o.direct ? 'directCosts' : o.rhythm === 'percent' ? 'variableOverheads' : 'overheads';
    if (account === 'overheads' && o.rhythm !== 'once')
      for (let month = 1; month <= 12; month += 1) recurring += amounts[month] ?? 0n;
    buy(account, amounts, o.vat, [{ share: '100', days: o.days }], o.direct ? 'suppliers' : 'overheads');
  }

  // What lasts.
  const worn = (cost: bigint, month: number, life: number): bigint[] => {
    const share = (passed: number) =>
      whole(cost).times(new Exact(BigInt(Math.min(life, Math.max(0, passed))), BigInt(life))).whole;
    const first = Math.max(1, month);
    return months().map((current) => share(current - first + 1) - share(current - first));
  };
  if (a.opening !== null)
    rows('depreciation', 'accumulated', worn(grains(a.opening.fixedAssets), 1, a.opening.fixedLife));
  const assets = new Map<string, { cost: bigint; worn: bigint[] }>();
  for (const i of a.investments) {
    const deposit = i.kind === 'deposit';
    let amounts = months().map((month) => (month === i.month ? grains(i.cost) : 0n));
    if (i.inKind) rows(deposit ? 'deposits' : 'fixed', 'capital', amounts);
    else {
      if (!deposit) amounts = gross(amounts, i.vat);
      buy(
        deposit ? 'deposits' : 'fixed',
        amounts,
        deposit ? 'none' : i.vat,
        i.terms,
        deposit ? 'deposits' : 'investments',
      );
    }
    const cost = amounts.reduce((total, amount) => total + amount, 0n);
    const key = pack.lives[i.kind];
    const lasting = i.kind === 'land' || i.kind === 'goodwill' || deposit || (i.life === '' && key === null);
    const life = i.life === '' ? Math.max(1, key === null ? 1 : count(key)) : i.life;
    const used = lasting ? months().map(() => 0n) : worn(cost, i.month, life);
    rows(
      i.kind === 'intangible' || i.kind === 'software' ? 'amortization' : 'depreciation',
      'accumulated',
      used,
    );
    assets.set(i.id, { cost, worn: used });
  }
  const inYear = (account: string, year: number): bigint =>
    journal.reduce((total, { month, debit, credit, amount }) => {
      if (yearOf(month) !== year) return total;
      return total + (debit === account ? amount : 0n) - (credit === account ? amount : 0n);
    }, 0n);
  const topUp = (line: string, account: string, against: string, cash = '') => {
    for (const year of [1, 2, 3, 4, 5]) {
      const target = pinOf(line, year);
      if (target === undefined) continue;
      const parts = inProportion(
        target - inYear(account, year),
        Array.from({ length: 12 }, () => UNIT),
      );
      for (const [index, part] of parts.entries()) row(12 * year - 11 + index, account, against, part, cash);
    }
  };
  topUp('depreciation', 'depreciation', 'accumulated');
  topUp('amortization', 'amortization', 'accumulated');

  // Money of owners and lenders.
  for (const c of a.contributions) {
    const account = c.kind === 'capital' ? 'capital' : c.subordinated ? 'quasiEquity' : 'partnerLoans';
    row(c.month, 'bank', account, grains(c.amount), c.kind === 'capital' ? 'capital' : 'partnerLoans');
    if (c.kind === 'partnerLoan' && c.repaid !== '')
      row(c.repaid, account, 'bank', grains(c.amount), 'partnerRepayments');
  }
  for (const l of a.loans) plainLoan(l, row, scale);
  for (const g of a.grants) {
    const amount = grains(g.amount);
    row(g.month, 'grantsDue', g.kind === 'capital' ? 'deferredGrants' : 'otherIncome', amount);
    row(g.paid, 'bank', 'grantsDue', amount, 'grants');
    if (g.kind === 'operating') continue;
    const asset = assets.get(g.investmentId);
    if (asset === undefined) rows('deferredGrants', 'otherIncome', worn(amount, g.month, 60));
    else if (asset.cost > 0n) {
      let done = 0n;
      let used = 0n;
      for (const month of months()) {
        used += asset.worn[month] ?? 0n;
        if (month < g.month) continue;
        const due = whole(amount).times(new Exact(used, asset.cost)).whole;
        row(month, 'deferredGrants', 'otherIncome', due - done);
        done = due;
      }
    }
  }
  if (!company) {
    const household = a.owner.privateNeeds.reduce(
      (total, { kind, amount }) => total + (kind === 'need' ? grains(amount) : -grains(amount)),
      0n,
    );
    for (const month of months().slice(1)) {
      const typed = a.owner.drawings[yearOf(month) - 1] ?? '';
      row(month, 'drawings', 'bank', typed === '' ? most(0n, household) : grains(typed), 'drawings');
    }
  }
  const steady = ['staff', 'social'].reduce(
    (total, account) =>
      total +
      journal
        .filter(({ month, debit }) => debit === account && month >= 1 && month <= 12)
        .reduce((sum, { amount }) => sum + amount, 0n),
    recurring,
  );
  const floorCash = a.minimumCash === '' ? most(0n, new Exact(steady, 12n).whole) : grains(a.minimumCash);
  topUp('interestExpense', 'interest', 'bank', 'interest');

  // Month after month: what depends on what came before. Balances are kept by replaying the journal of each month.
  const balance = new Map<string, bigint>();
  const held = (account: string): bigint => balance.get(account) ?? 0n;
  const byMonth = months().map((month) => journal.filter((each) => each.month === month));
  const enter = ({ debit, credit, amount }: Row) => {
    balance.set(debit, held(debit) + amount);
    balance.set(credit, held(credit) - amount);
  };
  const later: Row[] = [];
  const post = (now: number, month: number, debit: string, credit: string, amount: bigint, cash = '') => {
    if (amount === 0n || month > LAST) return;
    const each = { month, debit, credit, amount, cash };
    journal.push(each);
    if (month === now) enter(each);
    else later.push(each);
  };
  const RESULT = [
    'revenue',
    'otherIncome',
    'directCosts',
    'directStaff',
    'staff',
    'social',
    'overheads',
    'variableOverheads',
    'badDebt',
    'depreciation',
    'amortization',
    'interest',
  ];
  const earned = (): bigint => -RESULT.reduce((total, account) => total + held(account), 0n);
  const period = a.vat.periodMonths || (charged ? count('vat.periodMonths') : 0) || 3;
  const refund = a.vat.refund || pack.vat.refund;
  const settle = company ? Math.max(1, count('incomeTax.settleLag')) : 1;
  const taxes: bigint[] = [];
  const profits: bigint[] = [];
  const turnovers: bigint[] = [];
  const pools = pack.incomeTax.losses.map(({ lossesUntil }) =>
    lossesUntil === null ? grains(a.incomeTax.lossesBefore) : 0n,
  );
  let profitable = 0;
  let firstProfit = 0;
  let unsettled = 0n;
  let resultBefore = 0n;
  let revenueBefore = 0n;
  let ownerPaid = 0n;
  let lastProfit: bigint | undefined;
  const prepaid = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const month of months()) {
    const year = yearOf(month);
    const bankBefore = held('bank');
    for (const each of byMonth[month] ?? []) enter(each);
    for (const each of later.filter((waiting) => waiting.month === month)) {
      enter(each);
      if (each.cash === 'vat') unsettled -= each.amount;
      if (each.cash === 'vatRefund') unsettled += each.amount;
    }
    if (month === 0) continue;
    if (a.creditLine !== null && pinOf('interestExpense', year) === undefined && bankBefore < 0n) {
      const used = least(grains(a.creditLine.limit), -bankBefore);
      post(
        month,
        month,
        'interest',
        'bank',
        whole(used).times(percent(a.creditLine.rate)).over(whole(12)).whole,
        'interest',
      );
    }
    const owner = pack.ownerContribution;
    if (!company && owner !== null) {
      const calendar = calendarYear(month);
      let each: bigint;
      if (lastProfit === undefined || (facts.newCompany && month <= count(owner.flatMonths, month)))
        each = law(owner.flat, calendar);
      else {
        const monthly = whole(most(0n, lastProfit))
          .times(UNIT.plus(parameter(owner.deduction, calendar).negated))
          .over(whole(12 * a.owner.count)).whole;
        const bracket = owner.brackets.find(({ upTo }) => upTo === null || monthly <= law(upTo, calendar));
        each = bracket === undefined ? 0n : law(bracket.amount, calendar);
      }
      const paid = each * BigInt(a.owner.count);
      ownerPaid += paid;
      post(month, month, owner.account === 'private' ? 'drawings' : 'social', 'bank', paid, 'ownerSocial');
    }
    if (company && pack.incomeTax.instalmentMonths.includes(calendarMonth(month))) {
      // The last year whose tax has been settled before this month.
      let known: bigint | undefined;
      for (const [index, tax] of taxes.entries()) if (12 * (index + 1) + settle < month) known = tax;
      if (
        known !== undefined &&
        known > 0n &&
        known >= law('incomeTax.instalmentThreshold', calendarYear(1))
      ) {
        const part = whole(known).times(parameter('incomeTax.instalmentShare', calendarYear(month))).whole;
        post(month, month, 'taxPrepaid', 'bank', part, 'incomeTax');
        prepaid[year] = (prepaid[year] ?? 0n) + part;
      }
    }
    if (charged && calendarMonth(month) % period === 0) {
      const due = -held('vat') - unsettled;
      const back = refund === 'refund' || (refund === 'yearEnd' && calendarMonth(month) === 12);
      const lag = due > 0n ? count('vat.payLag') : refund === 'carry' ? 0 : count('vat.refundLag');
      if (due > 0n) post(month, month + lag, 'vat', 'bank', due, 'vat');
      if (due < 0n && back) post(month, month + lag, 'bank', 'vat', -due, 'vatRefund');
      if ((due > 0n || back) && lag > 0) unsettled += due;
    }
    if (company && year > 1 && month === 12 * (year - 1) + 6 && (profits[year - 2] ?? 0n) > 0n) {
      const profit = profits[year - 2] ?? 0n;
      const calendar = calendarYear(month);
      const kept = -held('retained') + profits.reduce((total, each) => total + each, 0n);
      const limit = whole(most(0n, -held('capital'))).times(
        parameter('dividends.reserveLimit', calendar),
      ).whole;
      const saved = [
        whole(profit).times(parameter('dividends.reserveShare', calendar)).whole,
        most(0n, limit + held('reserves')),
        most(0n, kept),
      ].reduce(least);
      const wished = whole(profit).times(percent(a.dividends.shares[year - 1] ?? '')).whole;
      const paid = least(wished, most(0n, least(kept - saved, held('bank') - floorCash)));
      post(month, month, 'retained', 'reserves', saved);
      post(month, month, 'retained', 'bank', paid, 'dividends');
    }
    if (month % 12 !== 0) continue;
    // The end of a fiscal year.
    const result = earned() - resultBefore;
    const turnover = -held('revenue') - revenueBefore;
    resultBefore += result;
    revenueBefore += turnover;
    turnovers.push(turnover);
    let tax = 0n;
    if (company) {
      const taxYear = calendarYear(pack.incomeTax.yearBy === 'start' ? month - 11 : month);
      const base = result + grains(a.incomeTax.adjustments[year - 1] ?? '');
      if (base <= 0n) {
        const pool = pack.incomeTax.losses.findIndex(
          ({ lossesUntil }) =>
            lossesUntil === null ||
            (facts.newCompany && year <= Number(parameter(lossesUntil, taxYear).whole)),
        );
        pools[pool] = (pools[pool] ?? 0n) - base;
      } else {
        let rest = base;
        for (const [index, { share, floor, unlimitedFirst }] of pack.incomeTax.losses.entries()) {
          const free =
            unlimitedFirst !== null &&
            facts.newCompany &&
            profitable < Number(parameter(unlimitedFirst, taxYear).whole);
          const untouched = least(rest, law(floor, taxYear));
          const above = whole(rest - untouched).times(parameter(share, taxYear)).whole;
          const used = least(pools[index] ?? 0n, free ? rest : untouched + above);
          pools[index] = (pools[index] ?? 0n) - used;
          rest -= used;
        }
        profitable += 1;
        if (rest > 0n && firstProfit === 0) firstProfit = year;
        const before = turnovers.at(-2) ?? turnover;
        const regime = pack.incomeTax.regimes.find((each) =>
          each.firstProfitYears !== undefined
            ? facts.newCompany &&
              firstProfit > 0 &&
              year < firstProfit + Number(parameter(each.firstProfitYears, taxYear).whole)
            : each.turnoverBelow === undefined || before < law(each.turnoverBelow, taxYear),
        );
        let exact = ZERO;
        let lower = 0n;
        for (const { upTo, rate } of regime?.bands ?? []) {
          const upper = upTo === null ? rest : least(rest, law(upTo, taxYear));
          if (upper > lower) exact = exact.plus(whole(upper - lower).times(parameter(rate, taxYear)));
          lower = most(lower, upper);
        }
        tax = exact.whole;
      }
    }
    tax = pinOf('incomeTaxExpense', year) ?? tax;
    taxes.push(tax);
    profits.push(result - tax);
    lastProfit = result + (pack.ownerContribution?.account === 'expense' ? ownerPaid : 0n);
    ownerPaid = 0n;
    const cleared = least(prepaid[year] ?? 0n, most(0n, tax));
    post(month, month, 'incomeTax', 'taxOwed', tax);
    post(month, month, 'taxOwed', 'taxPrepaid', cleared);
    if (tax > cleared) post(month, month + settle, 'taxOwed', 'bank', tax - cleared, 'incomeTax');
    if (tax < 0n) post(month, month + settle, 'bank', 'taxOwed', -tax, 'taxRefund');
    post(month, month + settle, 'bank', 'taxPrepaid', (prepaid[year] ?? 0n) - cleared, 'taxRefund');
  }
  return { ...summed(journal), taxes, lossesLeft: pools.reduce((total, pool) => total + pool, 0n) };
}

/** Balances and lines of the cash plan, by adding the journal up. */
function summed(journal: readonly Row[]): Pick<PlainBook, 'balances' | 'cash'> {
  const balances: Record<string, bigint[]> = {};
  const cash: Record<string, bigint[]> = {};
  const into = (table: Record<string, bigint[]>, key: string): bigint[] => {
    const known = table[key] ?? months().map(() => 0n);
    table[key] = known;
    return known;
  };
  for (const { month, debit, credit, amount, cash: line } of journal) {
    for (let later = month; later <= LAST; later += 1) {
      const [to, from] = [into(balances, debit), into(balances, credit)];
      to[later] = (to[later] ?? 0n) + amount;
      from[later] = (from[later] ?? 0n) - amount;
    }
    if (line === '') continue;
    const target = into(cash, line);
    target[month] = (target[month] ?? 0n) + (debit === 'bank' ? amount : -amount);
  }
  return { balances, cash };
}

/** A loan to the cent, then in grains by its rounded sums. */
function plainLoan(
  l: Loan,
  row: (month: number, debit: string, credit: string, amount: bigint, cash?: string) => void,
  scale: Exact,
): void {
  if (l.term === '' || l.payouts.length === 0) return;
  const cents = (text: string) => Exact.of(text).times(whole(100)).whole;
  const monthlyRate = percent(l.rate).over(whole(12));
  const periodRate = monthlyRate.times(whole(l.rhythm));
  const first = l.payouts[0]?.month ?? 0;
  const instalments = (l.term - l.grace.months) / l.rhythm;
  let debt = cents(l.payouts[0]?.amount ?? '');
  let fixed = 0n;
  let parts: bigint[] = [];
  // Exact sums in cents until the end of each month.
  const sums = months().map(() => ({ paidOut: 0n, interest: ZERO, settled: 0n, capitalised: 0n, debt: 0n }));
  const from = (month: number, change: (sum: (typeof sums)[number]) => void) => {
    for (let later = Math.max(0, month); later <= LAST; later += 1) {
      const sum = sums[later];
      if (sum !== undefined) change(sum);
    }
  };
  for (const { month, amount } of l.payouts)
    from(month, (sum) => {
      sum.paidOut += cents(amount);
      sum.debt += cents(amount);
    });
  for (let period = 1; period * l.rhythm <= l.term; period += 1) {
    const end = first + period * l.rhythm;
    const waiting = period * l.rhythm <= l.grace.months;
    const added = l.payouts.slice(1).filter(({ month }) => month > end - l.rhythm && month <= end);
    let interest = whole(debt).times(periodRate);
    for (const { month, amount } of added)
      interest = interest.plus(
        whole(cents(amount))
          .times(monthlyRate)
          .times(whole(end - month)),
      );
    const due = interest.whole;
    const index = period - 1 - l.grace.months / l.rhythm;
    if (index === 0) {
      parts = inProportion(
        debt,
        Array.from({ length: instalments }, () => UNIT),
      );
      let grown = UNIT;
      for (let step = 0; step < instalments; step += 1) grown = grown.times(UNIT.plus(periodRate));
      fixed =
        periodRate.top === 0n
          ? whole(debt).over(whole(instalments)).whole
          : whole(debt)
              .times(periodRate)
              .over(UNIT.plus(UNIT.over(grown).negated)).whole;
    }
    let principal = 0n;
    if (!waiting) {
      if (index === instalments - 1) principal = debt;
      else if (l.method === 'annuity') principal = most(0n, least(debt, fixed - due));
      else if (l.method === 'linear') principal = parts[index] ?? 0n;
    }
    const capitalised = waiting && l.grace.kind === 'capitalised' ? due : 0n;
    debt += capitalised - principal + added.reduce((total, { amount }) => total + cents(amount), 0n);
    for (let step = 1; step <= l.rhythm; step += 1) {
      from(end - l.rhythm + step, (sum) => {
        sum.interest = sum.interest.plus(new Exact(due, BigInt(l.rhythm)));
      });
    }
    from(end, (sum) => {
      sum.settled += due;
      sum.capitalised += capitalised;
      sum.debt += capitalised - principal;
    });
  }
  const grain = (value: Exact | bigint): bigint =>
    (typeof value === 'bigint' ? whole(value) : value).times(scale).over(whole(100)).whole;
  const costs = l.payouts.map(({ month, amount }, index) => ({
    month,
    cents: whole(cents(amount)).times(percent(l.fee)).whole + (index === 0 ? cents(l.guaranteeCost) : 0n),
  }));
  let before = { paidOut: 0n, interest: 0n, settled: 0n, capitalised: 0n, debt: 0n, costs: 0n };
  for (const month of months()) {
    const sum = sums[month];
    if (sum === undefined) continue;
    const now = {
      paidOut: grain(sum.paidOut),
      interest: grain(sum.interest),
      settled: grain(sum.settled),
      capitalised: grain(sum.capitalised),
      debt: grain(sum.debt),
      costs: grain(
        costs.filter((each) => each.month <= month).reduce((total, each) => total + each.cents, 0n),
      ),
    };
    if (l.running) row(month, 'retained', 'bankLoans', now.paidOut - before.paidOut);
    else {
      row(month, 'bank', 'bankLoans', now.paidOut - before.paidOut, 'loans');
      row(month, 'interest', 'bank', now.costs - before.costs, 'loanCosts');
    }
    row(month, 'interest', 'accruedInterest', now.interest - before.interest);
    const capitalised = now.capitalised - before.capitalised;
    row(month, 'accruedInterest', 'bank', now.settled - before.settled - capitalised, 'interest');
    row(month, 'accruedInterest', 'bankLoans', capitalised);
    const repaid = now.paidOut - before.paidOut + capitalised - (now.debt - before.debt);
    row(month, 'bankLoans', 'bank', repaid, 'principal');
    before = now;
  }
}
