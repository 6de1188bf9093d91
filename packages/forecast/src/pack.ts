import type { Country } from '@trazo/plan/countries';
import type { Annex } from '@trazo/plan/finance/assumptions/annexes';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { InvestmentKind } from '@trazo/plan/finance/assumptions/costs';
import type { Option } from '@trazo/plan/options';

/** Where a figure of the law was read, and when. */
export interface Source {
  readonly title: string;
  readonly url: string;
  /** Day it was read, `YYYY-MM-DD`. */
  readonly seen: string;
}

/**
 * One figure of law or custom. `asked`: the country leaves it to the user. Its unit says how the text is read: per cent,
 * an amount in the country's currency, or a number (months, a count).
 */
export interface Parameter {
  readonly key: string;
  readonly value: string;
  readonly unit: 'percent' | 'amount' | 'number';
  /** First calendar year it holds; it holds until a later one of the same key begins. */
  readonly validFrom: number;
  readonly source: Source | null;
  readonly status: 'seen' | 'unverified' | 'custom' | 'asked';
}

/** Marginal bands in ascending order: keys of an amount (null in the last), and of the rates that add up on it. */
export interface TaxBand {
  readonly upTo: string | null;
  readonly rates: readonly string[];
}

/** A way of taxing a company's profit; the first whose conditions hold is taken. */
export interface TaxRegime {
  readonly id: string;
  /** Key of the turnover of the year before (of the same year in the first) below which it holds. */
  readonly turnoverBelow?: string;
  /** Key of how many years it holds, from the first year with a taxable profit of a new company. */
  readonly firstProfitYears?: string;
  /** Only for new companies that are certified as start-ups. */
  readonly isForStartUps?: true;
  readonly bands: readonly TaxBand[];
}

/** Losses carried forward: `min(pool, min(B, floor) + share · max(0, B − floor))`. */
export interface LossPool {
  /** Key of the last fiscal year whose losses go into this pool; null: all others. */
  readonly lossesUntil: string | null;
  readonly share: string;
  readonly floor: string;
  /** Key of the number of first profitable years of a new company without a limit. */
  readonly unlimitedFirst: string | null;
}

/** What a self-employed person pays a month for their insurance: the least there is, a bracket's amount, or shares of the income. */
export interface OwnInsurance {
  /** Key of the share of the income that is left out. */
  readonly deduction: string | null;
  /** Ascending: key of the highest monthly income (null in the last) and of the monthly contribution. */
  readonly brackets: readonly { readonly upTo: string | null; readonly amount: string }[];
  /** Shares of the monthly income, where there are no brackets. */
  readonly bands: readonly TaxBand[];
  /** Key of the least contribution a month. */
  readonly least: string | null;
}

/** A country's law as data, in its own terms. The engine knows no country but through this. */
export interface Pack {
  readonly country: Country;
  readonly currency: string;
  readonly parameters: readonly Parameter[];
  /** Legal structures whose profit is taxed at the owners. */
  readonly ownerTaxed: readonly string[];
  readonly vat: {
    readonly rates: readonly string[];
    readonly scheme: Exclude<Assumptions['vat']['scheme'], ''>;
    readonly refund: Exclude<Assumptions['vat']['refund'], ''>;
    /** Whether the tax on purchases is recovered. */
    readonly inputCredit: boolean;
    /** Cash scheme: the tax on purchases, too, counts when they are paid. */
    readonly cashInput: boolean;
    /** Key of the sales a year up to which a business need not charge any, and whether only people may; null: no such rule is known. */
    readonly smallBusiness: { readonly upTo: string; readonly ownersOnly: boolean } | null;
    /**
     * Retailers who are taxed themselves keep the tax on sales, and pay a surcharge beside the tax on goods: its key by rate, and the
     * sectors in which that is usual. Null: there is no such scheme.
     */
    readonly surcharge: {
      readonly rates: Readonly<Record<string, string>>;
      readonly sectors: readonly Option<'sector'>[];
    } | null;
  };
  readonly salaries: 12 | 13 | 14;
  /** Calendar months in which pay beyond twelve salaries is paid. */
  readonly extraPayMonths: readonly number[];
  /** Charges on top of gross pay: a rate (another one for temporary contracts) between a floor and a cap of monthly pay. */
  readonly employer: readonly {
    readonly rate: string;
    readonly temporary?: string;
    /** Keys of rates that take its place in some sectors, unless the user has put a figure in its place. */
    readonly bySector?: Readonly<Partial<Record<Option<'sector'>, string>>>;
    readonly floor?: string;
    readonly cap?: string;
    /** Whether the yearly allowance counts against it. */
    readonly isRelieved?: true;
  }[];
  /**
   * Key of what an employer need not pay of the relieved charges in a year that begins in a calendar month; not where only owners
   * are employed. Null: there is no such allowance.
   */
  readonly employerAllowance: { readonly amount: string; readonly startsIn: number } | null;
  /** Key of the lowest pay by law, of as many a year as are usual; null: there is none, or none is known. */
  readonly minimumWage: string | null;
  readonly incomeTax: {
    readonly regimes: readonly TaxRegime[];
    readonly losses: readonly LossPool[];
    /** Whether the year a fiscal year starts or ends in chooses the rates. */
    readonly yearBy: 'start' | 'end';
    readonly instalmentMonths: readonly number[];
    /** Key of the years after its first taxable profit in which a certified start-up pays no instalments. */
    readonly startUpFreeYears: string | null;
  };
  /** Social contributions of an owner who is taxed themselves: a flat amount at first, then by last year's monthly profit. */
  readonly ownerContribution:
    | (OwnInsurance & {
        readonly account: 'expense' | 'private';
        readonly flat: {
          readonly amount: string;
          readonly months: string;
          /** Key of how many months it holds while the income stays below the lowest pay by law. */
          readonly longerMonths: string | null;
        } | null;
      })
    | null;
  /** The same of an owner who works in their own company, by their pay; null: as of an employee. */
  readonly directorContribution: OwnInsurance | null;
  /** What each owner pays on their own income tax after a quarter, by their profit of a year; none: unknown. */
  readonly ownerTax: readonly TaxBand[];
  /** Keys of a capital below which more of the profit goes to the legal reserve, and of that share; null: there is no such rule. */
  readonly smallCapital: { readonly below: string; readonly share: string } | null;
  /** Keys of the months each kind is used; null: not written off. */
  readonly lives: Readonly<Record<InvestmentKind, string | null>>;
  /** Keys that take their place where the profit is taxed at the owners, unless the user has put a figure there. */
  readonly ownerLives: Readonly<Partial<Record<InvestmentKind, string>>>;
  /** Whether capital grants count as own funds. */
  readonly grantsAreOwnFunds: boolean;
  /** What the country's banks read at the end of a plan: all annexes in their order, and those ticked as a forecast is turned on. */
  readonly annexes: {
    readonly order: readonly Annex[];
    readonly ticked: readonly Annex[];
    /** Whether they ask what the assets earn. */
    readonly assetRatios?: true;
  };
}
