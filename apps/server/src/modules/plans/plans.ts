import type { Notifications } from '../../platform/database/notifications.ts';
import type { FreshRead } from '../../platform/database/read-replica.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { createImageStore } from '../../platform/images/image-store.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import type { DocumentRenderer } from '../documents/render-task.ts';
import { createSavedDocuments } from '../documents/saved-document.ts';
import type { EntitlementOf } from '../entitlement/entitlement.ts';
import { eraseDeletedPlans, type PlanErasure } from './deleted-plans.ts';
import { createPlanChanges, type PlanChangeService } from './plan-changes.ts';
import { createPlanContents, type PlanContents } from './plan-content.ts';
import { createPlanCovers, type PlanCovers } from './plan-covers.ts';
import { createPlanDocuments, type PlanDocuments } from './plan-documents.ts';
import { createPlanFolding, foldingReads, type PlanFolding } from './plan-folding.ts';
import { createHandOver, type HandOver, type PlanMove } from './plan-handover.ts';
import { createPlanHoldings } from './plan-holdings.ts';
import { createPlanImages } from './plan-images.ts';
import type { CountOpenComments } from './plan-list.ts';
import { createPlanMailing, type PlanMailing } from './plan-mailing.ts';
import { createPlanPictures, type PlanPictures } from './plan-pictures.ts';
import { createPlanPolicy, type PlanPolicy } from './plan-policy.ts';
import { type PlanReads, preparePlanReads } from './plan-reads.ts';
import { createPlanSaving, type PlanSaving } from './plan-saving.ts';
import { createPlanService, type PlanService } from './plan-service.ts';
import { createPlanStreams, type PlanStreams } from './plan-streams.ts';
import { createPlanWorkbooks, type PlanWorkbooks } from './plan-workbooks.ts';
import { createTextStorage } from './text-storage.ts';
import type { KeepVersion } from './version-keeping.ts';

export interface PlansOptions
  extends Pick<Foundation, 'database' | 'clock' | 'log' | 'mails' | 'pictures' | 'bytes' | 'jobs'> {
  readonly read: FreshRead;
  readonly notifications: Notifications;
  readonly renderer: DocumentRenderer;
  readonly entitlementOf: EntitlementOf;
  readonly alsoErase: PlanErasure['alsoErase'];
  readonly alsoMove: PlanMove;
  readonly keepVersion: KeepVersion;
  readonly countOpenComments: CountOpenComments;
}

export interface Plans {
  readonly service: PlanService;
  readonly saving: PlanSaving;
  readonly changes: PlanChangeService;
  readonly planPictures: PlanPictures;
  readonly streams: PlanStreams;
  readonly documents: PlanDocuments;
  readonly workbooks: PlanWorkbooks;
  readonly mailing: PlanMailing;
  readonly covers: PlanCovers;
  readonly policy: PlanPolicy;
  readonly holdings: AccountHoldings;
  readonly handOver: HandOver;
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
}

/** The subject's services, each with what it stands on. */
export async function createPlans(options: PlansOptions): Promise<Plans> {
  const {
    database,
    clock,
    log,
    mails,
    renderer,
    entitlementOf,
    pictures,
    bytes,
    jobs,
    alsoErase,
    keepVersion,
  } = options;
  const store = createImageStore(bytes);
  const contents = createPlanContents({ database, store, pictures });
  const images = createPlanImages(store);
  const erasure = { images, alsoErase };
  await eraseDeletedPlans({ database, clock, jobs, erasure });
  const folding = createPlanFolding({ database, contents, images });
  const reads = foldingReads(preparePlanReads(options.read), folding);
  const textStorage = createTextStorage(erasure);
  const stored = { database, clock, contents, images, folding, erasure, textStorage };
  const changes = createPlanChanges({ ...stored, store, keepVersion });
  const saved = createSavedDocuments(renderer);
  const policy = createPlanPolicy(database, entitlementOf);
  const covers = createPlanCovers({ database, contents, folding, documents: saved, pictures, bytes });
  const documents = createPlanDocuments({ reads, folding, contents, documents: saved, policy, keepVersion });
  const mailing = createPlanMailing({
    database,
    clock,
    contents,
    documents,
    covers,
    pictures,
    mails,
    keepVersion,
  });
  return {
    service: createPlanService({ reads, countOpenComments: options.countOpenComments, ...stored }),
    saving: createPlanSaving({ ...stored, keepVersion }),
    changes,
    streams: createPlanStreams({ notifications: options.notifications, changes, log }),
    planPictures: createPlanPictures({ database, contents, images, store }),
    documents,
    workbooks: createPlanWorkbooks({ contents, documents }),
    mailing,
    covers,
    policy,
    reads,
    contents,
    folding,
    handOver: createHandOver({ ...stored, store, alsoMove: options.alsoMove }),
    holdings: createPlanHoldings({ database, reads, contents, documents, policy, log }),
  };
}
