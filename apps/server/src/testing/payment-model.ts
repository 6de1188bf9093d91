const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TRIAL = 7 * DAY;
const GRACE = 7 * DAY;
const WITHDRAWAL = 14 * DAY;
/** Who withdrew orders again after this long. */
const PAUSE = 365 * DAY;
/** A renewal is charged this long after the period began. */
const DRAFT = HOUR;
/** An order that waits longer for its payment is begun again. */
const FRESH = HOUR;
/** What a payment in processing takes. */
const PROCESSING = 60_000;

interface Coverage {
  readonly until: number;
  readonly kind: 'trial' | 'month';
  readonly subscription: object;
  isGood: boolean;
  /** The bank has decided: it stays paid. */
  wasDisputed?: boolean;
}

/** What the card does in an off-session payment. */
export type Card = 'good' | 'failsLater' | 'takesTime';

interface Running {
  readonly anchor: number;
  concludedAt: number;
  periodEnd: number;
  renews: boolean;
  card: Card;
  /** When the period that has begun will be charged. */
  chargeAt: number | undefined;
  isDue: boolean;
}

export type ModelState = 'registered' | 'trial' | 'active' | 'past_due' | 'cancelled' | 'expired';

/** What an account's payments come to, said once more and more simply: no provider, no database, no events. */
export class PaymentModel {
  now: number;
  running: Running | undefined;
  #paid: Coverage[] = [];
  /** When the unpaid order was begun. */
  #begunAt: number | undefined;
  /** Cancelled while the bank was still looking at the first payment. */
  #isCancelled = false;
  #withdrawnAt = Number.NEGATIVE_INFINITY;
  #processing: { readonly until: number; readonly isPaidThen: boolean } | undefined;

  constructor(now: number) {
    this.now = now;
  }

  state(): ModelState {
    const last = this.#furthest();
    const renews = this.running?.renews === true;
    const none = this.#paid.length > 0 ? 'expired' : 'registered';
    if (last === undefined || this.now >= last.until + (renews ? GRACE : 0)) return none;
    if (!renews) return 'cancelled';
    if (this.running?.isDue) return 'past_due';
    return last.kind === 'trial' && this.now < last.until ? 'trial' : 'active';
  }

  /** Nothing was ever begun: time changes nothing, and there is nothing to stop. */
  get isUntouched(): boolean {
    return this.#paid.length === 0 && this.#begunAt === undefined && !this.isProcessing;
  }

  /** Whether an order would have something to pay. */
  get canPay(): boolean {
    return !this.isProcessing && (this.running === undefined ? this.#mayOrder : this.running.isDue);
  }

  get #mayOrder(): boolean {
    return this.now >= this.#withdrawnAt + PAUSE;
  }

  get isProcessing(): boolean {
    return this.#processing !== undefined;
  }

  get canStop(): boolean {
    return this.running !== undefined || this.isProcessing;
  }

  get canWithdraw(): boolean {
    return this.running !== undefined && this.now < this.running.concludedAt + WITHDRAWAL;
  }

  /** Whether the last payment still counts. */
  get isLastGood(): boolean {
    return this.#paid.at(-1)?.isGood === true;
  }

  get canBeGivenBack(): boolean {
    return this.isLastGood && this.#paid.at(-1)?.wasDisputed !== true;
  }

  /** An order that was begun, paid or not. */
  begin(): void {
    if (this.running !== undefined || this.isProcessing || !this.#mayOrder) return;
    if (this.#begunAt === undefined || this.now - this.#begunAt > FRESH) this.#begunAt = this.now;
  }

  pay(card: Card): void {
    this.begin();
    if (this.running === undefined) this.#conclude(card);
    else if (this.running.isDue) this.#renew(this.running, card);
  }

  /** A payment that takes its time, and then is one or not. */
  process(isPaidThen: boolean): void {
    this.begin();
    this.#processing = { until: this.now + PROCESSING, isPaidThen };
    if (this.running !== undefined) this.running.isDue = false;
  }

  #endProcessing(isPaid: boolean): void {
    const { running } = this;
    this.#processing = undefined;
    if (isPaid) {
      if (running === undefined) this.#conclude('takesTime');
      else this.#renew(running, 'takesTime');
    } else if (running === undefined) {
      // What was cancelled cannot be paid any more.
      if (this.#isCancelled) this.#begunAt = undefined;
      this.#isCancelled = false;
    } else {
      this.#fallDue(running);
      // What came before was given back meanwhile: now nothing is paid.
      if (!this.isLastGood) this.running = undefined;
    }
  }

  #conclude(card: Card): void {
    const begun = this.#begunAt ?? this.now;
    const kind = this.#paid.length === 0 ? 'trial' : 'month';
    const anchor = kind === 'trial' ? begun + TRIAL : begun;
    const periodEnd = kind === 'trial' ? anchor : monthAfter(anchor, begun);
    const started = { anchor, concludedAt: this.now, periodEnd, renews: !this.#isCancelled, card };
    this.#isCancelled = false;
    this.running = { ...started, chargeAt: undefined, isDue: false };
    this.#paid.push({ until: periodEnd, kind, subscription: this.running, isGood: true });
    this.#begunAt = undefined;
  }

  #renew(running: Running, card = running.card): void {
    Object.assign(running, { card, isDue: false });
    this.#paid.push({ until: running.periodEnd, kind: 'month', subscription: running, isGood: true });
  }

  /** What was cancelled and is not paid is over. */
  #fallDue(running: Running): void {
    running.isDue = true;
    if (!running.renews) this.running = undefined;
  }

  stop(): void {
    if (this.running === undefined) this.#isCancelled = this.isProcessing;
    else if (this.running.isDue) this.running = undefined;
    else this.running.renews = false;
  }

  resume(): void {
    if (this.running !== undefined) this.running.renews = true;
  }

  /** A new card also pays what is due, if it can. */
  changeCard(card: Card): void {
    const { running } = this;
    if (running === undefined) return;
    running.card = card;
    if (running.isDue && card === 'good') this.#renew(running);
  }

  withdraw(): void {
    for (const paid of this.#paid) if (paid.subscription === this.running) paid.isGood = false;
    this.running = undefined;
    this.#processing = undefined;
    this.#withdrawnAt = this.now;
  }

  /** Refunded at the provider, or disputed: what it paid for is over, and the subscription with it. */
  giveBack(): void {
    const last = this.#paid.at(-1);
    if (last === undefined) return;
    last.isGood = false;
    // A payment on its way is waited for.
    if (last.subscription === this.running && !this.isProcessing) this.running = undefined;
  }

  /** The bank decided for us. */
  winDispute(): void {
    const last = this.#paid.at(-1);
    if (last !== undefined) Object.assign(last, { isGood: true, wasDisputed: true });
  }

  moveTo(now: number): void {
    const { running: before } = this;
    for (let step = this.#nextStep(); step !== undefined && step.at <= now; step = this.#nextStep()) {
      this.now = step.at;
      step.take();
    }
    this.now = now;
    // We hear of it at the end only.
    if (this.running !== undefined && this.running !== before) this.running.concludedAt = now;
  }

  #nextStep(): { readonly at: number; take(): void } | undefined {
    const { running } = this;
    if (this.#processing !== undefined) {
      const { until, isPaidThen } = this.#processing;
      return { at: until, take: () => this.#endProcessing(isPaidThen) };
    }
    if (running === undefined) return undefined;
    const { chargeAt, periodEnd } = running;
    if (running.isDue) {
      const over = (this.#furthest()?.until ?? 0) + GRACE;
      return {
        at: Math.max(over, this.now),
        take: () => {
          this.running = undefined;
        },
      };
    }
    if (chargeAt !== undefined) return { at: chargeAt, take: () => this.#charge(running) };
    return { at: periodEnd, take: () => this.#endPeriod(running) };
  }

  #charge(running: Running): void {
    running.chargeAt = undefined;
    if (running.card === 'failsLater') this.#fallDue(running);
    else if (running.card === 'takesTime') this.process(true);
    else this.#renew(running);
  }

  #endPeriod(running: Running): void {
    if (!running.renews) {
      this.running = undefined;
      return;
    }
    running.chargeAt = running.periodEnd + DRAFT;
    running.periodEnd = monthAfter(running.anchor, running.periodEnd);
  }

  #furthest(): Coverage | undefined {
    return this.#paid.filter(({ isGood }) => isGood).toSorted((one, other) => other.until - one.until)[0];
  }
}

/** The first month's day of the anchor after a moment. */
function monthAfter(anchor: number, moment: number): number {
  for (let months = 1; ; months += 1) {
    const end = new Date(anchor);
    end.setUTCMonth(end.getUTCMonth() + months);
    if (end.getUTCDate() !== new Date(anchor).getUTCDate()) end.setUTCDate(0);
    if (end.getTime() > moment + HOUR) return end.getTime();
  }
}
