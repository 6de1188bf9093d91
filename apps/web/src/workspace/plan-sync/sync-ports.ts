import type { Image } from '@trazo/plan/images';
import type { Draft } from '../drafts/draft.ts';
import type { DraftRepository } from '../drafts/draft-repository.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { PlanServer } from './plan-server.ts';

/** Who is at this browser, as far as the server has said. */
export type AccountNow =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'known'; readonly id: string };

/** Where this browser keeps the pictures its drafts name. */
interface PicturePorts {
  /** Those of the references behind which there is no picture any more. */
  readonly lost: (references: readonly Image[]) => Promise<Image[]>;
  /** Puts a picture, given as a data URL, behind a reference again. */
  readonly restore: (reference: Image, dataUrl: Image) => Promise<void>;
}

/** What saving stands on. */
export interface SyncPorts {
  readonly draftStore: Pick<
    DraftStore,
    'getState' | 'subscribe' | 'flush' | 'draftId' | 'records' | 'show' | 'replaceDraft' | 'resolveConflict'
  >;
  readonly drafts: Pick<DraftRepository, 'open' | 'openUnshown' | 'close' | 'remove' | 'ids' | 'mirror'>;
  readonly server: PlanServer;
  /** Fetches the account where only a token is known. */
  readonly account: () => Promise<AccountNow>;
  /** The account as it is known now. */
  readonly accountId: () => string | undefined;
  readonly assemble: (draft: Draft) => Promise<string>;
  /** Moves the pictures of a draft that came from the server, and its font file, to where drafts keep their own. */
  readonly keepPictures: (draft: Draft) => Promise<Draft>;
  readonly pictures: PicturePorts;
  /** Informs the user that so many pictures were found neither here nor on the server. */
  readonly warnOfLostPictures: (count: number) => void;
  /** Words why a content of the server cannot be read. */
  readonly errorMessage: (code: 'content_newer_version' | 'content_invalid') => string;
  /** Mutual exclusion: one piece of work on a draft at a time among all tabs of this browser. */
  readonly exclusively: <Result>(draft: string, work: () => Promise<Result>) => Promise<Result>;
}
