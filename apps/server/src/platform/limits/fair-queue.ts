import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error.ts';
import { currentContext } from '../telemetry/work-context.ts';

/** Milliseconds of work that something is ahead of what is usual, or behind it. Not more: what is first for ever keeps all else away. */
const AHEAD = { first: 10_000, usual: 0, last: -10_000 } as const;
/** What a document usually takes, or less: who has used as much as that more is as good as equal. */
const EQUAL_MS = 1_000;
const REMEMBERED = 1_000;
const RETRY_SECONDS = 3;

/** Whose turn something is. */
export interface Turn {
  readonly importance: keyof typeof AHEAD;
  /** Those who share what all have evenly. */
  readonly customer: string;
  /** Those who share what the customer has evenly. */
  readonly account: string;
}

/** The turn of the caller's network, and in it of an account, if one is known. */
export const turnOfCaller = (importance: Turn['importance'], account = ''): Turn => ({
  importance,
  customer: currentContext().caller?.network ?? account,
  account,
});

/** The turn of an account whose owner asks, or those they let: who has paid, holds a session or a device that is known. */
export const turnOfOwner = (account: string): Turn => ({ importance: 'first', customer: account, account });

/** The turn of documents and pictures alike: what an account has paid for goes first, all else has the turn of the caller's network. */
export const turnOfWork = (payer: string | undefined, account?: string): Turn =>
  payer === undefined ? turnOfCaller('usual', account) : turnOfOwner(payer);

export interface Queued {
  readonly turn: Turn;
  /** Bytes it holds while it waits. */
  readonly weight: number;
}

/** What a customer or an account has used, reckoned from where the others were when it came. */
interface Share {
  used: number;
  /** How far those who share it have come. */
  reached: number;
  inWork: number;
  waiting: number;
}

interface Entry<Item> {
  readonly item: Item;
  readonly customer: Share;
  readonly account: Share;
  readonly ahead: number;
}

/**
 * Start-time fair queueing: the next is of the customer, and there of the account, with the least in work and then the least time
 * used. Who comes back after a while starts where the others are. When it is full, the customer with the most waiting gives way.
 */
export class FairQueue<Item extends Queued> {
  readonly #most: number;
  readonly #mostBytes: number;
  readonly #shares = new LRUCache<string, Share>({ max: REMEMBERED });
  readonly #all: Share = { used: 0, reached: 0, inWork: 0, waiting: 0 };
  readonly #waiting: Entry<Item>[] = [];
  #bytes = 0;

  constructor({ most, mostBytes = Number.POSITIVE_INFINITY }: { most: number; mostBytes?: number }) {
    this.#most = most;
    this.#mostBytes = mostBytes;
  }

  get length(): number {
    return this.#waiting.length;
  }

  get bytes(): number {
    return this.#bytes;
  }

  add(item: Item): void {
    const { customer, account, importance } = item.turn;
    const ofCustomer = this.#shareOf(customer);
    this.#put({
      item,
      customer: ofCustomer,
      account: this.#shareOf(`${customer}\n${account}`),
      ahead: AHEAD[importance],
    });
  }

  /** Takes out what is more than may wait, once what can be begun has been. */
  overflow(): readonly Item[] {
    const gone: Item[] = [];
    while (this.#isOverfull()) {
      const { item } = this.#waiting.reduce((a, b) => (isWorse(b, a) ? b : a));
      this.remove(item);
      gone.push(item);
    }
    return gone;
  }

  /** False if it does not wait any more. */
  remove(item: Item): boolean {
    const index = this.#waiting.findIndex((entry) => entry.item === item);
    const [entry] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (entry === undefined) return false;
    entry.customer.waiting -= 1;
    entry.account.waiting -= 1;
    this.#bytes -= item.weight;
    return true;
  }

  removeAll(): readonly Item[] {
    const all = this.#waiting.map(({ item }) => item);
    for (const item of all) this.remove(item);
    return all;
  }

  /** Whose turn it is. */
  first(): Item | undefined {
    if (this.#waiting.length === 0) return undefined;
    return this.#waiting.reduce((a, b) => (compare(b, a) < 0 ? b : a)).item;
  }

  /** One that is meant and may go before the first all the same, as it has used hardly more. */
  equalTo(first: Item, isMeant: (item: Item) => boolean): Item | undefined {
    const before = this.#waiting.find(({ item }) => item === first);
    if (before === undefined || isMeant(first)) return before?.item;
    return this.#waiting.find(
      (entry) =>
        isMeant(entry.item) &&
        entry.customer.inWork <= before.customer.inWork &&
        turnAt(entry) - turnAt(before) <= EQUAL_MS,
    )?.item;
  }

  /** Takes it out, into work; call the result with the milliseconds it took. */
  begin(item: Item): (tookMs: number) => void {
    const entry = this.#waiting.find((each) => each.item === item);
    this.remove(item);
    if (entry === undefined) return () => undefined;
    const { customer, account, ahead } = entry;
    for (const [share, within] of [
      [customer, this.#all],
      [account, customer],
    ] as const) {
      // What is important uses its lead up before the others' clock goes on.
      within.reached = Math.max(within.reached, share.used - Math.max(ahead, 0));
      share.inWork += 1;
    }
    return (tookMs) => {
      for (const share of [customer, account]) {
        share.inWork -= 1;
        share.used += tookMs;
      }
    };
  }

  #put(entry: Entry<Item>): void {
    this.#waiting.push(entry);
    const { customer, account } = entry;
    for (const [share, within] of [
      [customer, this.#all],
      [account, customer],
    ] as const) {
      if (share.waiting + share.inWork === 0) share.used = Math.max(share.used, within.reached);
      share.waiting += 1;
    }
    this.#bytes += entry.item.weight;
  }

  #isOverfull(): boolean {
    if (this.#waiting.length > this.#most) return true;
    return this.#waiting.length > 1 && this.#bytes > this.#mostBytes;
  }

  #shareOf(name: string): Share {
    const known = this.#shares.get(name);
    if (known !== undefined) return known;
    const share = { used: 0, reached: 0, inWork: 0, waiting: 0 };
    this.#shares.set(name, share);
    return share;
  }
}

const turnAt = ({ customer, ahead }: Entry<unknown>): number => customer.used - ahead;

/** Below 0 if it is the first one's turn. */
const compare = (a: Entry<unknown>, b: Entry<unknown>): number =>
  a.customer.inWork - b.customer.inWork ||
  turnAt(a) - turnAt(b) ||
  a.account.inWork - b.account.inWork ||
  a.account.used - a.ahead - (b.account.used - b.ahead);

/** Of those that wait, the one to give way: of who has the most waiting, then the least important; of equals the last one. */
function isWorse(a: Entry<unknown>, b: Entry<unknown>): boolean {
  const difference =
    a.customer.waiting - b.customer.waiting || a.account.waiting - b.account.waiting || b.ahead - a.ahead;
  return difference >= 0;
}

export type FairLine = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

/** Does work at most so many at once, each in its turn; `too_many_requests` for what has to give way. */
export function createFairLine({ atOnce, most }: { atOnce: number; most: number }): FairLine {
  interface Waiting extends Queued {
    readonly start: () => void;
    readonly refuse: () => void;
  }
  const queue = new FairQueue<Waiting>({ most });
  let free = atOnce;
  const serve = () => {
    for (let next = queue.first(); next !== undefined && free > 0; next = queue.first()) next.start();
  };
  return async (turn, work) => {
    const { promise, resolve, reject } = Promise.withResolvers<(tookMs: number) => void>();
    const waiting: Waiting = {
      turn,
      weight: 0,
      start: () => {
        free -= 1;
        resolve(queue.begin(waiting));
      },
      refuse: () => reject(new ApiError('too_many_requests', { retryAfter: RETRY_SECONDS })),
    };
    queue.add(waiting);
    serve();
    for (const gone of queue.overflow()) gone.refuse();
    const end = await promise;
    const began = performance.now();
    try {
      return await work();
    } finally {
      free += 1;
      end(performance.now() - began);
      serve();
    }
  };
}
