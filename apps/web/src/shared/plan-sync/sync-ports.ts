import type { Plan } from '@trazo/plan/plan';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { PlanLinks } from './plan-link.ts';
import type { PlanServer } from './plan-server.ts';

/** Who is at this browser, as far as the server has said. */
export type AccountNow =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'known'; readonly id: string };

/** What saving stands on. */
export interface SyncPorts {
  readonly draftStore: Pick<DraftStore, 'getState' | 'subscribe' | 'flush' | 'refresh' | 'replaceDraft'>;
  readonly links: PlanLinks;
  readonly server: PlanServer;
  /** Fetches the account where only a token is known. */
  readonly account: () => Promise<AccountNow>;
  /** The account without asking anybody. */
  readonly accountId: () => string | undefined;
  readonly assemble: (draft: Draft) => Promise<string>;
  /** Moves a content's pictures to where the draft keeps its own. */
  readonly keepPictures: (plan: Plan) => Promise<Plan>;
  /** Words why a content of the server cannot be read. */
  readonly wordProblem: (code: 'content_newer_version' | 'content_invalid') => string;
  /** Runs one piece of work at a time among all tabs of this browser. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}
