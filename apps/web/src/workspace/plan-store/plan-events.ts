import { planChangesAnswerSchema } from '@trazo/contract/plans/changes';
import { base64ToUint8Array } from 'uint8array-extras';
import { type ExchangePorts, takeIn } from './exchange.ts';
import type { ExchangeLoop } from './exchange-loop.ts';
import { followEvents } from './follow-events.ts';
import type { ShownPlan } from './shown-plan.ts';

/** What the server says of the plan that is shown. */
export interface PlanEvent {
  readonly plan: string;
  readonly event: string;
  readonly data: string;
}

/** Takes in what others write while the plan is in sight, as the server tells it (server-sent events). */
export class PlanEvents {
  readonly #ports: ExchangePorts;
  readonly #shown: ShownPlan;
  readonly #loop: ExchangeLoop;
  #followed: string | undefined;
  #stop = new AbortController();
  readonly #listeners = new Set<(event: PlanEvent) => void>();

  constructor(ports: ExchangePorts, shown: ShownPlan, loop: ExchangeLoop) {
    this.#ports = ports;
    this.#shown = shown;
    this.#loop = loop;
  }

  start(): void {
    this.#loop.store.subscribe(this.#check);
    this.#shown.onReplaced(this.#check);
    document.addEventListener('visibilitychange', this.#check);
    this.#check();
  }

  /** Calls with each event until the returned function is called. */
  onEvent(listener: (event: PlanEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly #check = (): void => {
    const { kind } = this.#loop.getState();
    const isOnServer = this.#shown.record().epoch > 0 && (kind === 'saved' || kind === 'saving');
    const wanted = isOnServer && document.visibilityState === 'visible' ? this.#shown.draftId() : undefined;
    if (wanted === this.#followed) return;
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#followed = wanted;
    if (wanted !== undefined) void this.#follow(wanted, this.#stop.signal);
  };

  #follow(plan: string, signal: AbortSignal): Promise<void> {
    const standing = () => this.#shown.record();
    const take = (event: string, data: string) => {
      for (const listener of this.#listeners) listener({ plan, event, data });
      if (event === 'gone') void this.#loop.run();
      if (event !== 'changes') return;
      const { update, ...now } = planChangesAnswerSchema.parse(JSON.parse(data));
      const bytes = update === undefined ? undefined : base64ToUint8Array(update);
      void takeIn(this.#ports, plan, { ...now, update: bytes });
    };
    return followEvents(plan, standing, take, signal);
  }
}
