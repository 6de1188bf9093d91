import { randomUUID } from 'node:crypto';
import { ANNOUNCEMENT_LIMIT, type AnnouncementTexts } from '@trazo/contract/operator/announcement';
import { asc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ttlCache } from '../../platform/caching/ttl-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announcements } from './schema.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

export interface NewAnnouncement {
  readonly texts: AnnouncementTexts;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Announcements of who runs the installation to all who use it. */
export interface AnnouncementService {
  /** Those to show now, the latest first. */
  current(): Promise<readonly AnnouncementRow[]>;
  /** Those shown now or later, the earliest first. */
  list(): Promise<readonly AnnouncementRow[]>;
  /** `announcement_over` for one that would never be shown, `too_many_announcements` for one too many. */
  publish(tx: Transaction, announcement: NewAnnouncement): Promise<void>;
  /** False if there was none. */
  withdraw(tx: Transaction, id: string): Promise<boolean>;
  /** This process asks the database again; after a change was committed. */
  refresh(): void;
}

export function createAnnouncementService({
  database,
  clock,
}: {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
}): AnnouncementService {
  const list = (): Promise<readonly AnnouncementRow[]> =>
    database
      .select()
      .from(announcements)
      .where(gt(announcements.endsAt, clock()))
      .orderBy(asc(announcements.startsAt), asc(announcements.id));
  const cached = ttlCache(list, []);
  return {
    list,
    current: async () => {
      const now = clock();
      const shown = (await cached.read()).filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
      return shown.toReversed();
    },
    publish: async (tx, announcement) => {
      if (announcement.endsAt <= announcement.startsAt || announcement.endsAt <= clock())
        throw new ApiError('announcement_over');
      const there = await tx
        .select({ id: announcements.id })
        .from(announcements)
        .where(gt(announcements.endsAt, clock()));
      if (there.length >= ANNOUNCEMENT_LIMIT) throw new ApiError('too_many_announcements');
      await tx.insert(announcements).values({ id: randomUUID(), ...announcement });
    },
    withdraw: async (tx, id) => {
      const gone = await tx
        .delete(announcements)
        .where(eq(announcements.id, id))
        .returning({ id: announcements.id });
      return gone.length > 0;
    },
    refresh: cached.forget,
  };
}
