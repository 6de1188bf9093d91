import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Stripe } from '../modules/billing/provider/stripe-client.ts';
import type { Visit } from './payment-desk.ts';
import type { Card, ModelState, PaymentModel } from './payment-model.ts';
import { CARDS } from './test-customer.ts';
import { ownOf } from './test-stripe.ts';

/** An account at the real application, and what its sequence of steps has to remember. */
export interface Real extends Visit {
  isHeld: boolean;
  dispute: string | undefined;
  /** Counts where sequences came to. */
  readonly reached: (situation: Situation) => void;
}

/** Where sequences are to come to, beside the states of an entitlement. */
export const SITUATIONS = [
  'processing',
  'the bank asks',
  'refunded',
  'disputed',
  'dispute won',
  'withdrawn',
  'resumed',
  'renewed late',
] as const;
export type Situation = (typeof SITUATIONS)[number] | ModelState;

/** One thing that happens; afterwards the account must stand as the model says, with one subscription at most. */
export abstract class Step implements fc.AsyncCommand<PaymentModel, Real> {
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
    real.reached(model.state());
    if (model.isProcessing) real.reached('processing');
    expect((await liveOf(real)).length, `live subscriptions after ${this}`).toBeLessThanOrEqual(1);
  }
}

/** Whether it can still cost money: the provider also lists what expired unpaid. */
export const isLive = ({ status }: Stripe.Subscription): boolean => status !== 'incomplete_expired';

/** An account's subscriptions that can still cost money. */
export async function liveOf({
  stripe,
  payer,
}: Pick<Visit, 'stripe' | 'payer'>): Promise<Stripe.Subscription[]> {
  const live = await ownOf(stripe, payer.email, (customer) => stripe.subscriptions.list({ customer }));
  return live.filter(isLive);
}

/** Either the provider's events tell, or, while they are held back, the reconciliation asks. */
async function heard({ readAgain, settle, isHeld }: Real): Promise<void> {
  if (isHeld) await readAgain();
  await settle();
}

interface CardTried {
  readonly number: string;
  /** What its owner answers the bank, if that asks and they do. */
  readonly answers?: boolean;
  /** A payment with a card that is then kept, one that takes its time and ends so, or none. */
  readonly pays?: Card | 'in a minute' | 'in a minute, declined';
}

export const CARDS_TRIED = {
  good: { number: CARDS.good, pays: 'good' },
  'fails later': { number: CARDS.failsLater, pays: 'failsLater' },
  declined: { number: CARDS.declined },
  'asks once, and is answered': { number: CARDS.asks, answers: true, pays: 'good' },
  'asks always, and is answered': { number: CARDS.asksAlways, answers: true, pays: 'failsLater' },
  'asks, declined': { number: CARDS.asks, answers: false },
  'asks, and is left': { number: CARDS.asks },
  'takes its time': { number: CARDS.takesTime, pays: 'in a minute' },
  'takes its time, declined': { number: CARDS.declinedLater, pays: 'in a minute, declined' },
} as const satisfies Record<string, CardTried>;
type CardName = keyof typeof CARDS_TRIED;

export class Pay extends Step {
  readonly name: CardName;
  readonly tabs: number;

  constructor(name: CardName, tabs: number) {
    super();
    this.name = name;
    this.tabs = tabs;
  }

  async happen(model: PaymentModel, { payer, sandbox, reached }: Real): Promise<void> {
    const { number, answers, pays }: CardTried = CARDS_TRIED[this.name];
    const isToPay = model.canPay;
    const begun = await Promise.all(Array.from({ length: this.tabs }, () => payer.start()));
    const secrets = new Set(begun);
    expect(secrets.size, 'tabs').toBe(1);
    const [secret = null] = secrets;
    expect(secret !== null, 'something to pay').toBe(isToPay);
    if (secret === null) return;
    model.begin();
    const isRenewal = model.running !== undefined;
    const { intent } = await payer.enter(secret, number);
    if (answers !== undefined) sandbox.control.authenticate(intent, answers);
    if (this.name === 'asks, and is left') reached('the bank asks');
    if (pays === 'in a minute' || pays === 'in a minute, declined') model.process(pays === 'in a minute');
    else if (pays !== undefined) {
      model.pay(pays);
      if (isRenewal) reached('renewed late');
    }
    if (this.tabs > 1) await payer.confirm('payment');
  }

  toString = () => `pay(${this.name}, ${this.tabs} tabs)`;
}

/** What is due is paid. */
export class PayLate extends Pay {
  override check = (model: Readonly<PaymentModel>) => model.running?.isDue === true;
}

export class BeginOnly extends Step {
  override check = (model: Readonly<PaymentModel>) => model.running === undefined;

  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    await payer.start();
    model.begin();
  }

  toString = () => 'begin and leave';
}

export class Stop extends Step {
  override check = (model: Readonly<PaymentModel>) => !model.isUntouched;

  async happen(model: PaymentModel, { payer }: Real): Promise<void> {
    expect(await payer.stop()).toBe(model.canStop);
    model.stop();
  }

  toString = () => 'stop';
}

export class Resume extends Step {
  readonly when: 'stopped' | 'any time';

  constructor(when: Resume['when']) {
    super();
    this.when = when;
  }

  override check = (model: Readonly<PaymentModel>) =>
    this.when === 'stopped' ? model.running?.renews === false : !model.isUntouched;

  async happen(model: PaymentModel, { payer, reached }: Real): Promise<void> {
    if (model.running?.renews === false) reached('resumed');
    expect(await payer.resume()).toBe(model.running !== undefined);
    model.resume();
  }

  toString = () => 'resume';
}

export class ChangeCard extends Step {
  readonly card: 'good' | 'failsLater' | 'declined';

  constructor(card: ChangeCard['card']) {
    super();
    this.card = card;
  }

  override check = (model: Readonly<PaymentModel>) => model.running !== undefined && !model.isProcessing;

  async happen(model: PaymentModel, { payer, reached }: Real): Promise<void> {
    const secret = await payer.startCardChange();
    expect(secret).toBeDefined();
    await payer.enter(secret ?? '', CARDS[this.card]);
    await payer.confirm('card');
    if (this.card === 'good' && model.running?.isDue) reached('renewed late');
    if (this.card !== 'declined') model.changeCard(this.card);
  }

  toString = () => `change card(${this.card})`;
}

export class Withdraw extends Step {
  override check = (model: Readonly<PaymentModel>) => model.canWithdraw;

  async happen(model: PaymentModel, { payer, reached }: Real): Promise<void> {
    expect(await payer.withdraw()).toBe(true);
    model.withdraw();
    reached('withdrawn');
  }

  toString = () => 'withdraw';
}

const lastCharge = async ({ stripe, payer }: Real): Promise<string> => {
  const charges = await ownOf(stripe, payer.email, (customer) => stripe.charges.list({ customer }));
  return charges.find(({ status }) => status === 'succeeded')?.id ?? '';
};

export class GiveBack extends Step {
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
    real.reached(this.how === 'refund' ? 'refunded' : 'disputed');
  }

  toString = () => this.how;
}

export class WinDispute extends Step {
  override check = (model: Readonly<PaymentModel>) => !model.isUntouched && !model.isLastGood;

  async happen(model: PaymentModel, real: Real): Promise<void> {
    const { dispute } = real;
    if (dispute === undefined || model.running !== undefined) return;
    const { charge } = await real.stripe.disputes.retrieve(dispute);
    if (charge !== (await lastCharge(real))) return;
    real.sandbox.control.closeDispute(dispute, 'won');
    real.dispute = undefined;
    model.winDispute();
    real.reached('dispute won');
  }

  toString = () => 'win the dispute';
}
