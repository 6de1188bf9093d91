import fc from 'fast-check';
import {
  BeginOnly,
  CARDS_TRIED,
  ChangeCard,
  CutConnection,
  Deliver,
  GiveBack,
  Pay,
  Resume,
  type ServerPath,
  Stop,
  Wait,
  WinDispute,
  Withdraw,
} from './payment-steps.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST = 13;
const WAITS = [
  31 * MINUTE,
  DAY + 7 * MINUTE,
  3 * DAY + 11 * MINUTE,
  9 * DAY + 13 * MINUTE,
  9 * DAY + 13 * MINUTE,
  33 * DAY + 17 * MINUTE,
];

/** With a card that pays, most of the time: what comes afterwards is worth more than another refusal. */
const cardTried = fc.oneof(
  fc.constantFrom('good', 'fails later', 'fails later', 'asks always, and is answered'),
  fc.constantFrom(...(Object.keys(CARDS_TRIED) as (keyof typeof CARDS_TRIED)[])),
);
const pay = fc.tuple(cardTried, fc.constantFrom(1, 1, 1, 3)).map(([card, tabs]) => new Pay(card, tabs));
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
    pay,
    pay,
    pay,
    wait,
    wait,
    wait,
    wait,
    wait,
    wait,
    fc.constant(new BeginOnly()),
    fc.constant(new Stop()),
    fc.constant(new Stop()),
    fc.constant(new Resume('stopped')),
    fc.constant(new Resume('stopped')),
    fc.constant(new Resume('any time')),
    fc.constantFrom<ChangeCard['card']>('good', 'failsLater', 'declined').map((card) => new ChangeCard(card)),
    fc.constant(new Withdraw()),
    fc.constantFrom<GiveBack['how']>('refund', 'dispute').map((how) => new GiveBack(how)),
    fc.constant(new WinDispute()),
    fc.constant(new WinDispute()),
    fc.constant(new WinDispute()),
    deliver,
    cutConnection,
  ],
  { maxCommands: LONGEST, size: 'max' },
);
