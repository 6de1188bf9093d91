import type { PaymentModel } from './payment-model.ts';
import { type Real, Step } from './payment-steps.ts';

const DAY = 24 * 60 * 60_000;

export class Wait extends Step {
  readonly ms: number;

  constructor(ms: number) {
    super();
    this.ms = ms;
  }

  override check = (model: Readonly<PaymentModel>) => !model.isUntouched;

  async happen(model: PaymentModel, { sandbox }: Real): Promise<void> {
    await sandbox.clock.advance(this.ms);
    model.moveTo(sandbox.clock.now());
  }

  toString = () => `wait(${(this.ms / DAY).toFixed(2)} days)`;
}

export class Deliver extends Step {
  readonly copies: number;
  readonly order: 'as-they-happen' | 'reversed' | 'shuffled';
  readonly isHeld: boolean;

  constructor(copies: number, order: Deliver['order'], isHeld: boolean) {
    super();
    this.copies = copies;
    this.order = order;
    this.isHeld = isHeld;
  }

  async happen(_model: PaymentModel, real: Real): Promise<void> {
    const { copies, order, isHeld } = this;
    real.sandbox.control.webhooks({ copies, order, isHeld });
    real.isHeld = isHeld;
  }

  toString = () => `events(${this.copies} times, ${this.order}${this.isHeld ? ', held back' : ''})`;
}

/** Not the browser's: what it asks has `confirm` in its path. */
export type ServerPath = 'customers' | 'subscriptions' | 'invoices' | 'charges';

export class CutConnection extends Step {
  readonly path: ServerPath;
  readonly skip: number;
  readonly when: 'before' | 'after';

  constructor(path: ServerPath, skip: number, when: CutConnection['when']) {
    super();
    this.path = path;
    this.skip = skip;
    this.when = when;
  }

  async happen(_model: PaymentModel, { sandbox }: Real): Promise<void> {
    const { path, skip, when } = this;
    // One at a time: together they can be more than the library tries again.
    sandbox.control.clearFaults();
    sandbox.control.fail({ kind: 'cut', when, skip, path: `/v1/${path}` });
  }

  toString = () => `cut the connection ${this.when} request ${this.skip + 1} for ${this.path}`;
}
