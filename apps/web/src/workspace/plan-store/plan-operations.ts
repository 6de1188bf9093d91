import { inTime } from '../../shared/actions/in-time.ts';
import { randomId } from '../../shared/identifiers/random-id.ts';
import { referencesIn } from '../pictures/inline-pictures.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type ExchangePorts, exchange, failureOf } from './exchange.ts';
import type { ExchangeLoop } from './exchange-loop.ts';
import { draftFrom, isBlank } from './fold.ts';
import type { ShownPlan } from './shown-plan.ts';
import { NEW_PLAN, type PlanRecord, type StoredPlan, type StoredUpdate } from './stored-plan.ts';

/** Why a plan was not opened. */
export type OpenError =
  /** It is neither on this device nor among the account's plans. */
  | { readonly kind: 'notFound' }
  /** It is not on this device, and without an account nothing else is. */
  | { readonly kind: 'signInNeeded' }
  | { readonly kind: 'failed'; readonly error: string };

/** The outcome of an attempt to open a plan. */
type OpenOutcome = { readonly kind: 'opened' } | OpenError;

/** How long a deletion waits for the words before it, in milliseconds. */
const SAVE_LIMIT = 3_000;

/** What a user does with whole plans in one tab. */
export class PlanOperations {
  readonly #ports: ExchangePorts;
  readonly #shown: ShownPlan;
  readonly #loop: ExchangeLoop;
  readonly #point: (plan: string) => void;

  /** `point` notes which plan the specification's addresses lead to. */
  constructor(ports: ExchangePorts, shown: ShownPlan, loop: ExchangeLoop, point: (plan: string) => void) {
    this.#ports = ports;
    this.#shown = shown;
    this.#loop = loop;
    this.#point = point;
  }

  /** Opens a plan as this device has it, or as the server does. What is typed in the one before stays in that. */
  async open(plan: string): Promise<OpenOutcome> {
    if (this.#shown.draftId() === plan) {
      void this.#loop.run();
      return { kind: 'opened' };
    }
    const stored = await this.#ports.device.read(plan);
    const isHere = stored.updates.size > 0 && (await this.#isOurs(stored));
    const outcome: OpenOutcome = isHere ? { kind: 'opened' } : await this.#fetch(plan, stored);
    if (outcome.kind === 'opened') await this.#show(plan);
    return outcome;
  }

  /**
   * Begins another plan beside the one that is open. A visitor has one plan: its text is replaced. The returned function
   * leads back.
   */
  async begin(draft?: Draft): Promise<() => void> {
    const account = await this.#ports.account();
    const next = draft ?? emptyDraft(this.#shown.getState().draft.theme);
    if (account.kind === 'signedOut') return this.#shown.replaceDraft(next, { asStep: true });
    const before = this.#shown.draftId();
    const plan = this.#showNew(next, draft !== undefined);
    return () =>
      void this.open(before).then(({ kind }) => {
        if (kind === 'opened') void this.#removeUnsaved(plan);
      });
  }

  /** Makes a new plan of what is left of one that is no longer among the account's. */
  async makeNew(): Promise<void> {
    const account = await this.#ports.account();
    const gone = this.#shown.draftId();
    if (account.kind !== 'known' || this.#loop.getState().kind !== 'gone') return;
    const { updates } = await this.#ports.device.read(gone);
    const add = new Map<string, StoredUpdate>();
    for (const [key, { bytes }] of updates) add.set(key, { bytes, isSent: false, epoch: 0 });
    const plan = randomId();
    this.#ports.device.keep(plan, { record: { ...NEW_PLAN, account: account.id }, add });
    await this.#show(plan);
    await this.#ports.device.remove(gone);
  }

  /** Takes the plan that is shown off this device; a blank one replaces it. */
  async discard(): Promise<void> {
    const before = this.#shown.draftId();
    this.showBlank();
    await this.#ports.device.remove(before);
  }

  /** The plan that was shown has left this device. */
  showBlank(): void {
    this.#showNew(emptyDraft(this.#shown.getState().draft.theme), false);
  }

  /**
   * Deletes a plan by `call`, and its text here with it, unless something was written since that was asked for. What was not saved yet
   * is saved first, to come back with the plan. Mutual exclusion: no exchange asks for a plan that is just going.
   */
  async delete(plan: string, call: () => Promise<void>): Promise<void> {
    const asked = await this.#savedToDelete(plan);
    const isForgotten = await this.#ports.exclusively(plan, async () => {
      await call();
      const isShown = this.#shown.draftId() === plan;
      if (isShown && this.#shown.getState().draft !== asked) return false;
      if (isShown) this.showBlank();
      await this.#ports.device.remove(plan);
      return true;
    });
    if (!isForgotten) await this.#loop.run();
  }

  async #savedToDelete(plan: string): Promise<Draft> {
    const { draft: asked } = this.#shown.getState();
    if (this.#shown.draftId() !== plan || this.#shown.record().epoch === 0) return asked;
    const state = await inTime(this.#loop.run('send'), SAVE_LIMIT, undefined);
    return state?.kind === 'saved' ? this.#shown.getState().draft : asked;
  }

  /** Whether the server has all that is on this device; what it has not is sent if it can be. */
  async isAllSaved(): Promise<boolean> {
    await this.#ports.device.flush();
    let isSaved = true;
    for (const plan of await this.#ports.device.ids()) {
      if (isOnServer(await this.#ports.device.read(plan))) continue;
      const { state } = await exchange(this.#ports, plan, false);
      if (state.kind !== 'saved') isSaved = false;
    }
    return isSaved;
  }

  /** Whether the server has all that is on this device, as far as it is known without asking. */
  async isKnownSaved(): Promise<boolean> {
    await this.#ports.device.flush();
    const ids = await this.#ports.device.ids();
    const stored = await Promise.all(ids.map((id) => this.#ports.device.read(id)));
    return stored.every(isOnServer);
  }

  /** References of every picture and font file that a plan on this device names. */
  async usedFiles(): Promise<string[]> {
    const ids = await this.#ports.device.ids();
    const stored = await Promise.all(ids.map((id) => this.#ports.device.read(id)));
    const drafts = stored.map(({ updates }) => draftFrom([...updates.values()].map(({ bytes }) => bytes)));
    return referencesIn([...drafts, this.#shown.getState().draft]);
  }

  async #show(plan: string): Promise<void> {
    this.#point(plan);
    await this.#shown.show(plan);
  }

  #showNew(draft: Draft, hasText: boolean): string {
    const plan = randomId();
    this.#point(plan);
    this.#shown.begin(plan, draft.theme);
    if (hasText) this.#shown.replaceDraft(draft);
    return plan;
  }

  async #removeUnsaved(plan: string): Promise<void> {
    const { record } = await this.#ports.device.read(plan);
    if ((record ?? NEW_PLAN).epoch === 0) await this.#ports.device.remove(plan);
  }

  /** Whether what stands on this device is for the account that is signed in. */
  async #isOurs({ record }: StoredPlan): Promise<boolean> {
    if (record?.account === undefined) return true;
    const account = await this.#ports.account();
    return account.kind !== 'known' || account.id === record.account;
  }

  async #fetch(plan: string, stored: StoredPlan): Promise<OpenOutcome> {
    const account = await this.#ports.account();
    if (account.kind === 'signedOut' || account.kind === 'expired') return { kind: 'signInNeeded' };
    if (account.kind === 'unreachable') return { kind: 'failed', error: account.error };
    const opened = await this.#ports.server.open(plan);
    if (opened.isError) {
      if (opened.status === 404) return { kind: 'notFound' };
      return failureOf(opened).state.kind === 'signedOut'
        ? { kind: 'signInNeeded' }
        : { kind: 'failed', error: opened.error };
    }
    const { update, ...now } = opened.body;
    const record: PlanRecord = { account: account.id, ...now };
    const add = new Map([[randomId(), { bytes: update, isSent: true, epoch: now.epoch }]]);
    this.#ports.device.keep(plan, { record, add, remove: stored.updates.keys() });
    return { kind: 'opened' };
  }
}

const isOnServer = ({ record, updates }: StoredPlan): boolean => {
  const unsent = [...updates.values()].filter(({ isSent }) => !isSent).map(({ bytes }) => bytes);
  return unsent.length === 0 || ((record ?? NEW_PLAN).epoch === 0 && isBlank(unsent));
};
