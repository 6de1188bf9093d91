import { closeDispute, disputeCharge } from './billing/disputes.ts';
import { catchUp } from './billing/due.ts';
import { authenticateIntent, endProcessing } from './billing/payment-flow.ts';
import { refundCharge } from './billing/refunds.ts';
import type { Fault, Faults } from './kernel/faults.ts';
import type { PaymentIntent, SetupIntent } from './kernel/wire.ts';
import type { World } from './kernel/world.ts';
import { authenticateSetup } from './methods/setting-up.ts';
import type { WebhookMode, Webhooks } from './webhooks/delivery.ts';

/** What happens at the provider without a request of ours: the dashboard, the bank, the customer, time and bad luck. */
export interface SandboxControl {
  /** Moves the clock forward and does everything that falls due on the way. */
  advance(ms: number): void;
  webhooks(changes: Partial<WebhookMode>): WebhookMode;
  /** Once every event that may leave has been sent. */
  settled(): Promise<void>;
  /** Sends an event once more. */
  resend(event: string): void;
  fail(fault: Fault): void;
  /** Returns how many had hit nothing yet. */
  clearFaults(): number;
  /** Requests to the interface so far. */
  requests(): number;
  /** How many of them a fault holds up now. */
  delayed(): number;
  /** Lets all requests a delay holds up go on at once. */
  release(): void;
  dispute(charge: string, reason?: string): { readonly id: string };
  closeDispute(dispute: string, status: 'won' | 'lost'): void;
  refund(charge: string, amount?: number): { readonly id: string };
  /** Ends a payment that is in processing. */
  endProcessing(intent: string, end: 'succeeded' | 'failed'): void;
  /** What the customer does on the page of their bank. */
  authenticate(intent: string, isAuthenticated: boolean): PaymentIntent | SetupIntent;
}

interface Parts {
  readonly world: World;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  /** Keeps what changed. */
  readonly save: () => void;
}

export function createControl({ world, webhooks, faults, save }: Parts): SandboxControl {
  const changing = <Result>(work: () => Result): Result => {
    catchUp(world);
    const result = work();
    save();
    return result;
  };
  return {
    advance: (ms) => {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError('the clock only moves forward');
      changing(() => {
        world.store.movedBy += ms;
        catchUp(world);
      });
    },
    webhooks: (changes) => webhooks.setMode(changes),
    settled: () => webhooks.settled(),
    resend: (event) => webhooks.add(world.store.get('event', event)),
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    requests: () => faults.seen,
    delayed: () => faults.delayed,
    release: () => faults.release(),
    dispute: (charge, reason) => changing(() => disputeCharge(world, charge, reason)),
    closeDispute: (dispute, status) => {
      changing(() => closeDispute(world, world.store.get('dispute', dispute), status));
    },
    refund: (charge, amount) =>
      changing(() => refundCharge(world, world.store.get('charge', charge), { amount })),
    endProcessing: (intent, end) => {
      changing(() => endProcessing(world, world.store.get('payment_intent', intent), end));
    },
    authenticate: (intent, isAuthenticated) =>
      changing(() => authenticateAny(world, intent, isAuthenticated)),
  };
}

/** Payment or setup, by what the id begins with. */
export function authenticateAny(
  world: World,
  id: string,
  isAuthenticated: boolean,
): PaymentIntent | SetupIntent {
  if (id.startsWith('seti_')) {
    return authenticateSetup(world, world.store.get('setup_intent', id, 'intent'), isAuthenticated);
  }
  return authenticateIntent(world, world.store.get('payment_intent', id, 'intent'), isAuthenticated);
}
