import { decodeContent } from '@trazo/contract/content/content-codec';
import { type Draft, isEmptyDraft } from '../drafts/draft.ts';
import { randomId } from '../identifiers/random-id.ts';
import { printsOf, samePrints } from './draft-prints.ts';
import { type LinkOf, linkOfDraft, newPlan, type PlanLink } from './plan-link.ts';
import { blankLike, draftOf, switchDraft } from './switch-draft.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isSafe, type SyncState } from './sync-state.ts';

/** What became of a wish to write another plan. */
export type OpenOutcome =
  | { readonly kind: 'opened'; readonly undo?: () => void }
  /** What is being written is not on the server: nothing was changed. */
  | { readonly kind: 'unsaved' }
  /** The browser has no room for it: nothing was changed. */
  | { readonly kind: 'noRoom' }
  | { readonly kind: 'failed'; readonly error: string };

export interface OpenOptions {
  /** Give up what is not on the server. */
  readonly discard?: boolean;
}

/** So often is a draft saved anew before another takes its place, while somebody goes on typing in another tab. */
const ATTEMPTS = 5;

interface Machine {
  readonly getState: () => SyncState;
  readonly set: (state: SyncState) => void;
  /** Looks at everything anew, other devices included. */
  readonly look: () => Promise<SyncState>;
}

/** What a person decides about the draft and its plan. */
export function createPlanOperations(ports: SyncPorts, { getState, set, look }: Machine) {
  const { draftStore, links, server, exclusively, accountId } = ports;

  const isFree = async ({ discard = false }: OpenOptions): Promise<boolean> => {
    if (discard) return true;
    return isSafe(await look());
  };

  /** Nothing was typed, in whichever tab, since the draft was found free; asked right before another takes its place. */
  const isStillFree = ({ discard = false }: OpenOptions): boolean => {
    draftStore.flush();
    draftStore.refresh();
    const { draft } = draftStore.getState();
    const link = linkOfDraft(ports);
    return discard || (link?.kind === 'plan' ? samePrints(link.saved, printsOf(draft)) : isEmptyDraft(draft));
  };

  /** Tries again what failed only because somebody went on typing. */
  const whileTyping = async (
    options: OpenOptions,
    attempt: () => Promise<OpenOutcome>,
  ): Promise<OpenOutcome> => {
    for (let left = ATTEMPTS; left > 0 && (await isFree(options)); left -= 1) {
      const outcome = await attempt();
      if (outcome.kind !== 'unsaved') return outcome;
    }
    return { kind: 'unsaved' };
  };

  const isOpen = (id: string): boolean => {
    const link = linkOfDraft(ports);
    return link?.kind === 'plan' && link.id === id && link.account === accountId();
  };

  /** It is known which plan of the account the draft is or will be, and that is not gone. */
  const isDecided = (account: string): boolean => {
    const link = linkOfDraft(ports);
    if (link?.account !== account) return false;
    return link.kind === 'new' || (link.kind === 'plan' && getState().kind !== 'gone');
  };

  /** Puts mine back in the place of theirs, made from the version it was made from: both are there to choose from again. */
  const askAgain = async (mine: Draft, link: LinkOf<'plan'>, theirs: Draft): Promise<void> => {
    // What was written into theirs meanwhile is theirs from now on.
    if (draftStore.getState().draft !== theirs) await look();
    await exclusively(async () => {
      const now = linkOfDraft(ports);
      if (now?.kind === 'plan' && now.id === link.id && now.account === link.account) {
        switchDraft(ports, mine, link);
      }
    });
    await look();
  };

  const another = (account: string, name?: string) => newPlan(account, draftStore.draftId(), name);

  const putBlank = (account: string, draft: Draft): boolean => switchDraft(ports, draft, another(account));

  /** Puts a draft back that nobody had decided about: what it shall become is asked again. */
  const putUndecided = (account: string, draft: Draft, id: string): void => {
    links.write({ kind: 'switching', account });
    draftStore.replaceDraft(draft, id);
    links.clear();
  };

  return {
    /** Makes a saved plan the draft. The one that is the draft already stays, with all that was typed. */
    async open(id: string, options: OpenOptions = {}): Promise<OpenOutcome> {
      if (isOpen(id) && !options.discard) {
        void look();
        return { kind: 'opened' };
      }
      const open = async (): Promise<OpenOutcome> => {
        const account = accountId();
        const opened = await server.open(id);
        if (opened.isError) return { kind: 'failed', error: opened.error };
        const { business_plan_content, version, business_plan_name: name } = opened.body;
        const content = decodeContent(business_plan_content);
        if (!content.ok) return { kind: 'failed', error: ports.wordProblem('content_newer_version') };
        const draft = await draftOf(ports, content);
        if (account === undefined || account !== accountId()) return { kind: 'unsaved' };
        if (!isStillFree(options)) return { kind: 'unsaved' };
        const link: PlanLink = {
          kind: 'plan',
          account,
          id,
          version,
          saved: printsOf(draft),
          attempts: [],
          name,
        };
        return switchDraft(ports, draft, link) ? { kind: 'opened' } : { kind: 'noRoom' };
      };
      const outcome = await whileTyping(options, () => exclusively(open));
      if (outcome.kind === 'opened') set({ kind: 'saved', planId: id });
      return outcome;
    },

    /** Leaves the draft's plan on the server and begins another; for a visitor the draft is simply replaced. */
    async begin(draft?: Draft, options: OpenOptions = {}): Promise<OpenOutcome> {
      const account = accountId();
      const next = draft ?? blankLike(draftStore.getState().draft);
      if (account === undefined) {
        const isVisitor = (await ports.account()).kind === 'signedOut';
        if (!isVisitor && !isStillFree(options)) return { kind: 'unsaved' };
        return { kind: 'opened', undo: draftStore.replaceDraft(next, randomId()) };
      }
      const putBack = async (draft: Draft, id: string, link: PlanLink | undefined) => {
        if (accountId() !== account) return;
        await exclusively(async () => {
          if (link !== undefined) switchDraft(ports, draft, link);
          else putUndecided(account, draft, id);
        });
        await look();
      };
      const begin = async (): Promise<OpenOutcome> => {
        if (!isStillFree(options)) return { kind: 'unsaved' };
        const before = [draftStore.getState().draft, draftStore.draftId(), links.read()] as const;
        if (!putBlank(account, next)) return { kind: 'noRoom' };
        return { kind: 'opened', undo: () => void putBack(...before) };
      };
      const outcome = await whileTyping(options, () => exclusively(begin));
      if (outcome.kind !== 'unsaved') void look();
      return outcome;
    },

    /**
     * Ends the conflict as it stands at the call: what came into the plan later is asked about again. For `theirs`, the
     * returned function leads back to the choice.
     */
    async resolve(choice: 'mine' | 'theirs' | 'both', copyName: string): Promise<(() => void) | undefined> {
      const seen = draftStore.getState().draft;
      const state = getState();
      const undo = await exclusively(async () => {
        const link = links.read();
        if (state.kind !== 'conflict' || link?.kind !== 'plan') return undefined;
        const { summary, content } = state.theirs;
        const { version } = summary;
        // Another tab has chosen already.
        if (link.id !== summary._id || link.version >= version) return undefined;
        if (choice === 'mine') links.write({ ...link, version, saved: {}, attempts: [] });
        if (choice === 'both') links.write(another(link.account, copyName));
        if (choice !== 'theirs') return undefined;
        const mine = draftStore.getState().draft;
        const theirs = await draftOf(ports, content);
        // Typed since the choice was made: it was made about another text.
        if (draftStore.getState().draft !== seen) return undefined;
        const saved = printsOf(theirs);
        if (!switchDraft(ports, theirs, { ...link, version, saved, attempts: [] })) return undefined;
        const { draft: shown } = draftStore.getState();
        return () => void askAgain(mine, link, shown);
      });
      await look();
      return undo;
    },

    /** Decides about a draft that met other plans, or whose plan was deleted elsewhere; the first decision counts. */
    async choose(choice: 'save' | 'discard' | 'later'): Promise<void> {
      const account = accountId();
      if (account === undefined) return;
      const asked = JSON.stringify(links.read());
      await exclusively(async () => {
        if (isDecided(account) || JSON.stringify(links.read()) !== asked) return;
        if (choice === 'save') links.write(another(account));
        if (choice === 'later') links.write({ kind: 'later', account });
        if (choice === 'discard') putBlank(account, blankLike(draftStore.getState().draft));
      });
      await look();
    },

    /** The plan was deleted here: the draft does not outlive it, unless something was written since that was `asked` for. */
    async forget(id: string, asked: Draft): Promise<void> {
      const account = accountId();
      if (account === undefined || !isOpen(id)) return;
      await exclusively(async () => {
        if (draftStore.getState().draft === asked) putBlank(account, blankLike(asked));
      });
      await look();
    },
  };
}
