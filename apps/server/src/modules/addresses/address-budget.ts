import { createDailyBudget, type DailyBudgetOptions } from '../../platform/limits/daily-budget.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';

const HOUR = 3_600_000;
/** A long address, typed with a pause after each letter. */
const CALLS_A_SEARCH = 60;
/** Of a network: each look-up costs the installation money. */
const CALLS_A_DAY = 500;
const ALL = 'all';

/** How much may be looked up, at a provider that is paid by the call. */
export interface AddressBudget {
  /** One call of a search: `too_many_requests` or `address_lookup_unavailable` beyond what is allowed. */
  book(network: string, search: string): Promise<void>;
}

export function createAddressBudget(
  options: Pick<DailyBudgetOptions, 'database' | 'log' | 'metrics'> & { readonly callsPerDay: number },
): AddressBudget {
  const refusal = 'address_lookup_unavailable';
  const ofAll = createDailyBudget({ ...options, budget: 'addresses', most: options.callsPerDay, refusal });
  const ofNetworks = createDailyBudget({
    ...options,
    ...{ budget: 'addresses of a network', most: CALLS_A_DAY, refusal },
  });
  return {
    book: async (network, search) => {
      const use = { subject: 'calls of a search', who: search, windowMs: HOUR, max: CALLS_A_SEARCH };
      await countWithinLimit(options.database, use);
      await ofNetworks.book(network, 1);
      await ofAll.book(ALL, 1);
    },
  };
}
