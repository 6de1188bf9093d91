import type { Image } from '@trazo/plan/images';
import type { Plan } from '@trazo/plan/plan';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { LeftWords } from './left-words.ts';
import type { PlanLinks } from './plan-link.ts';
import type { PlanServer } from './plan-server.ts';

/** Who is at this browser, as far as the server has said. */
export type AccountNow =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'known'; readonly id: string };

/** Where this browser keeps the pictures its draft names. */
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
    | 'getState'
    | 'subscribe'
    | 'flush'
    | 'refresh'
    | 'draftId'
    | 'keepLeftWith'
    | 'onReplaced'
    | 'replaceDraft'
  >;
  readonly links: PlanLinks;
  readonly leftWords: LeftWords;
  readonly server: PlanServer;
  /** Fetches the account where only a token is known. */
  readonly account: () => Promise<AccountNow>;
  /** The account without asking anybody. */
  readonly accountId: () => string | undefined;
  readonly assemble: (draft: Draft) => Promise<string>;
  /** Moves a content's pictures to where the draft keeps its own. */
  readonly keepPictures: (plan: Plan) => Promise<Plan>;
  readonly pictures: PicturePorts;
  /** Tells that so many pictures were found neither here nor on the server. */
  readonly tellPicturesLost: (count: number) => void;
  /** Names a plan made of what did not fit into the plan of this name. */
  readonly nameCopy: (name: string) => string;
  /** Words why a content of the server cannot be read. */
  readonly wordProblem: (code: 'content_newer_version' | 'content_invalid') => string;
  /** Runs one piece of work at a time among all tabs of this browser. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}
