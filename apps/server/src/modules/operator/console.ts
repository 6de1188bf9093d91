import type { Feature } from '@trazo/contract/operator/features';
import { createSealing } from '../../platform/crypto/sealed.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { FeatureSwitches } from '../../platform/features/feature-switches.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AnnouncementService, NewAnnouncement } from '../announcements/announcement-service.ts';
import { type ActLog, createActLog } from './act-log.ts';
import { createOperatedAccounts, type OperatedAccounts } from './operated-accounts.ts';
import { createOperatedWork, type OperatedWork } from './operated-work.ts';
import { providerPages } from './provider-pages.ts';
import { createSecondFactor, type SecondFactor } from './second-factor.ts';
import { createUsageFigures, type UsageFigures } from './usage-figures.ts';

/** What changes for all users, logged in the transaction that changes it. */
export interface Changes {
  feature(by: string, feature: Feature, on: boolean): Promise<void>;
  publish(by: string, announcement: NewAnnouncement): Promise<void>;
  withdraw(by: string, id: string): Promise<void>;
}

export interface Console {
  readonly secondFactor: SecondFactor;
  readonly acts: ActLog;
  readonly accounts: OperatedAccounts;
  readonly work: OperatedWork;
  readonly usage: UsageFigures;
  readonly features: FeatureSwitches;
  readonly announcements: AnnouncementService;
  readonly change: Changes;
}

export interface ConsoleOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs' | 'features'> {
  readonly accounts: Accounts;
  /** A secret of the installation; second factors set up with another one are set up again. */
  readonly secondFactorKey: string;
  readonly provider: Parameters<typeof providerPages>[0];
  readonly announcements: AnnouncementService;
}

/** The subject's services, each with what it stands on. */
export async function createConsole(options: ConsoleOptions): Promise<Console> {
  const { database, clock, jobs, accounts, features, announcements } = options;
  const acts = createActLog({ database, clock });
  return {
    secondFactor: createSecondFactor({
      ...{ database, clock, ownerCheck: accounts.ownerCheck, log: acts },
      sealing: createSealing(options.secondFactorKey, 'second factor'),
    }),
    acts,
    accounts: createOperatedAccounts({
      ...{ database, log: acts, pages: providerPages(options.provider) },
      ...{ account: accounts.account, confirmation: accounts.confirmation, describe: accounts.describe },
    }),
    work: createOperatedWork({ database, clock, jobs, log: acts }),
    usage: await createUsageFigures({ database, clock, jobs }),
    features,
    announcements,
    change: createChanges(options, acts),
  };
}

function createChanges({ database, features, announcements }: ConsoleOptions, acts: ActLog): Changes {
  return {
    feature: async (by, feature, on) => {
      await inTransaction(database, async (tx) => {
        await features.set(tx, feature, on);
        await acts.record(tx, by, on ? 'feature_resumed' : 'feature_paused', feature);
      });
      features.refresh();
    },
    publish: async (by, announcement) => {
      await inTransaction(database, async (tx) => {
        await announcements.publish(tx, announcement);
        await acts.record(tx, by, 'announcement_published', announcement.texts.en);
      });
      announcements.refresh();
    },
    withdraw: async (by, id) => {
      await inTransaction(database, async (tx) => {
        if (!(await announcements.withdraw(tx, id))) throw new ApiError('not_found');
        await acts.record(tx, by, 'announcement_withdrawn', id);
      });
      announcements.refresh();
    },
  };
}
