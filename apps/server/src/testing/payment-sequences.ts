import fc from 'fast-check';
import {
  BeginOnly,
  CARDS_TRIED,
  ChangeCard,
  GiveBack,
  Pay,
  PayLate,
  Resume,
  type Step,
  Stop,
  WinDispute,
  Withdraw,
} from './payment-steps.ts';
import { CutConnection, Deliver, type ServerPath, Wait } from './payment-surroundings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST = 18;
/** No sum of them comes to within minutes of a moment at which something falls due. */
const WAITS = [
  35 * MINUTE,
  DAY + 20 * MINUTE,
  3 * DAY + 29 * MINUTE,
  9 * DAY + 27 * MINUTE,
  9 * DAY + 27 * MINUTE,
  33 * DAY + 26 * MINUTE,
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

const often = <Kind>(times: number, kind: Kind): Kind[] => Array.from({ length: times }, () => kind);
const oneOf = <Kind extends Step>(...steps: Kind[]) => fc.constantFrom(...steps);

/**
 * What users, banks, the provider, its events, the network and time do, in any order. Named as often as it is wanted: paying
 * and waiting lead on, and what only happens to some is left out where it cannot.
 */
const COMMANDS = [
  ...often(6, pay),
  ...often(7, wait),
  ...often(8, oneOf(new PayLate('good', 1), new PayLate('asks once, and is answered', 1))),
  ...often(3, oneOf(new GiveBack('refund'), new GiveBack('dispute'), new GiveBack('dispute'))),
  ...often(7, oneOf(new WinDispute())),
  ...often(8, oneOf(new Resume('stopped'))),
  ...often(4, oneOf(new Stop())),
  ...often(2, oneOf(new ChangeCard('good'), new ChangeCard('failsLater'), new ChangeCard('declined'))),
  oneOf(new Resume('any time')),
  oneOf(new BeginOnly()),
  oneOf(new Withdraw()),
  deliver,
  cutConnection,
];

export const paymentSteps = fc.commands(COMMANDS, { maxCommands: LONGEST, size: 'max' });
