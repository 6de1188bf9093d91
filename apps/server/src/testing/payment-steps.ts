import type { Sandbox } from '@trazo/stripe-sandbox/server';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Stripe } from '../modules/billing/stripe-client.ts';
import type { PaymentDesk } from './payment-desk.ts';
import type { PaymentModel } from './payment-model.ts';
import type { Payer } from './payment-payer.ts';
import { CARDS } from './test-customer.ts';
import { ownOf } from './test-stripe.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST = 14;

/** An account at the real application, and what its sequence of steps has to remember. */
export interface Real {
  readonly payer: Payer;
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  readonly running: Pick<PaymentDesk, 'readAnew' | 'settle'>;
  isHeld: boolean;
  dispute: string | undefined;
  /** Which states its kind came to. */
  readonly seen: Set<string>;
}

/** One thing that happens; afterwards the account must stand as the model says, with one subscription at most. */
abstract class Step implements fc.AsyncCommand<PaymentModel, Real> {
  abstract toString(): string;
  abstract happen(model: PaymentModel, real: Real): Promise<void>;

  check(_model: Readonly<PaymentModel>): boolean {
    return true;
  }

  async run(model: PaymentModel, real: Real): Promise<void> {
    model.moveTo(real.sandbox.clock.now());
    await this.happen(model, real);
    await heard(real);
    const state = await real.payer.state();
    expect(state, String(this)).toBe(model.state());
    real.seen.add(state);
    expect((await liveOf(real)).length, `live subscriptions after ${this}`).toBeLessThanOrEqual(1);
  }
}

/** Those that can still cost money: the provider also lists what expired unpaid. */
export async function liveOf({ stripe, payer }: Real): Promise<Stripe.Subscription[]> {
  const live = await ownOf(stripe, payer.email, (customer) => stripe.subscriptions.list({ customer }));
  return live.filter(({ status }) => status !== 'incomplete_expired');
}

/** Either the provider's events tell, or, while they are held back, the reconciliation asks. */
async function heard({ payer, running: { readAnew, settle }, isHeld }: Real): Promise<void> {
  if (isHeld) await readAnew(payer.accountId);
  await settle();
}

type Card = 'good' | 'failsLater' | 'declined' | 'asks, and is answered' | 'asks, in vain';

class Pay extends Step {
  readonly card: Card;
  readonly tabs: number;

  constructor(card: Card, tabs: number) {
    super();
    this.card = card;
    this.tabs = tabs;
  }

  async happen(model: PaymentModel, { payer, sandbox }: Real): Promise<void> {
    const isToPay = model.canPay;
    const begun = await Promise.all(Array.from({ length: this.tabs }, () => payer.start()));
    const secrets = new Set(begun);
    expect(secrets.size, 'tabs').toBe(1);
    const [secret = null] = secrets;
    expect(secret !== null, 'something to pay').toBe(isToPay);
    if (secret === null) return;
    model.begin();
    const asks = this.card.startsWith('asks');
    const { intent } = await payer.enter(secret, asks ? CARDS.asks : CARDS[this.card as keyof typeof CARDS]);
    if (asks) sandbox.control.authenticate(intent, this.card === 'asks, and is answered');
    if (this.card !== 'declined' && this.card !== 'asks, in vain') model.pay(this.card === 'failsLater');
    if (this.tabs > 1) await payer.confirm('payment');
  }

  toString = () => `pay(${this.card}, ${this.tabs} tabs)`;
}

class BeginOnly extends Step {
  override check = (model: Readonly<PaymentModel>) => model.running === undefined;

  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    await payer.start();
    model.begin();
  }

  toString = () => 'begin and leave';
}

class Stop extends Step {
  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    expect(await payer.stop()).toBe(model.running !== undefined);
    model.stop();
  }

  toString = () => 'stop';
}

class Resume extends Step {
  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    expect(await payer.resume()).toBe(model.running !== undefined);
    model.resume();
  }

  toString = () => 'resume';
}

class ChangeCard extends Step {
  readonly card: 'good' | 'failsLater' | 'declined';

  constructor(card: ChangeCard['card']) {
    super();
    this.card = card;
  }

  override check = (model: Readonly<PaymentModel>) => model.running !== undefined;

  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    const secret = await payer.startCardChange();
    if (model.running === undefined) return;
    expect(secret).toBeDefined();
    await payer.enter(secret ?? '', CARDS[this.card]);
    await payer.confirm('card');
    if (this.card !== 'declined') model.changeCard(this.card === 'failsLater');
  }

  toString = () => `change card(${this.card})`;
}

class Withdraw extends Step {
  override check = (model: Readonly<PaymentModel>) => model.canWithdraw;

  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    if (!model.canWithdraw) return;
    expect(await payer.withdraw()).toBe(true);
    model.withdraw();
  }

  toString = () => 'withdraw';
}

const lastCharge = async ({ stripe, payer }: Real): Promise<string> => {
  const charges = await ownOf(stripe, payer.email, (customer) => stripe.charges.list({ customer }));
  return charges.find(({ status }) => status === 'succeeded')?.id ?? '';
};

class GiveBack extends Step {
  readonly how: 'refund' | 'dispute';

  constructor(how: GiveBack['how']) {
    super();
    this.how = how;
  }

  override check = (model: Readonly<PaymentModel>) => model.canBeGivenBack;

  async happen(model: PaymentModel, real: Real): Promise<void> {
    const { control } = real.sandbox;
    const charge = await lastCharge(real);
    if (this.how === 'refund') control.refund(charge);
    else real.dispute = control.dispute(charge).id;
    model.giveBack();
  }

  toString = () => this.how;
}

class WinDispute extends Step {
  async happen(model: PaymentModel, real: Real): Promise<void> {
    const { dispute } = real;
    if (dispute === undefined || model.running !== undefined) return;
    const { charge } = await real.stripe.disputes.retrieve(dispute);
    if (charge !== (await lastCharge(real))) return;
    real.sandbox.control.closeDispute(dispute, 'won');
    real.dispute = undefined;
    model.winDispute();
  }

  toString = () => 'win the dispute';
}

class Wait extends Step {
  readonly ms: number;

  constructor(ms: number) {
    super();
    this.ms = ms;
  }

  async happen(model: PaymentModel, { sandbox }: Real): Promise<void> {
    await sandbox.clock.advance(this.ms);
    model.moveTo(sandbox.clock.now());
  }

  toString = () => `wait(${(this.ms / DAY).toFixed(2)} days)`;
}

class Deliver extends Step {
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
type ServerPath = 'customers' | 'subscriptions' | 'invoices' | 'charges';

class CutConnection extends Step {
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
    sandbox.control.fail({ kind: 'cut', when, skip, path: `/v1/${path}` });
  }

  toString = () => `cut the connection ${this.when} request ${this.skip + 1} for ${this.path}`;
}

const CARDS_TRIED: readonly Card[] = [
  'good',
  'good',
  'failsLater',
  'failsLater',
  'declined',
  'asks, and is answered',
  'asks, in vain',
];
const WAITS = [
  31 * MINUTE,
  DAY + 7 * MINUTE,
  3 * DAY + 11 * MINUTE,
  9 * DAY + 13 * MINUTE,
  33 * DAY + 17 * MINUTE,
];

const pay = fc
  .tuple(fc.constantFrom(...CARDS_TRIED), fc.constantFrom(1, 1, 3))
  .map(([card, tabs]) => new Pay(card, tabs));
const wait = fc.constantFrom(...WAITS).map((ms) => new Wait(ms));
const deliver = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom<Deliver['order']>('as-they-happen', 'reversed', 'shuffled'),
    fc.boolean(),
  )
  .map((mode) => new Deliver(...mode));
const cutConnection = fc
  .tuple(
    fc.constantFrom<ServerPath>('customers', 'subscriptions', 'invoices', 'charges'),
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom<CutConnection['when']>('before', 'after'),
  )
  .map((cut) => new CutConnection(...cut));

/** What users, banks, the provider, its events, the network and time do, in any order; paying and waiting more often. */
export const paymentSteps = fc.commands(
  [
    pay,
    pay,
    pay,
    wait,
    wait,
    wait,
    fc.constant(new BeginOnly()),
    fc.constant(new Stop()),
    fc.constant(new Resume()),
    fc.constantFrom<ChangeCard['card']>('good', 'failsLater', 'declined').map((card) => new ChangeCard(card)),
    fc.constant(new Withdraw()),
    fc.constantFrom<GiveBack['how']>('refund', 'dispute').map((how) => new GiveBack(how)),
    fc.constant(new WinDispute()),
    deliver,
    cutConnection,
  ],
  { maxCommands: LONGEST, size: 'max' },
);
