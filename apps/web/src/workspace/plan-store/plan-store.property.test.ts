import { contentOfDraft } from '@trazo/contract/plan-document/content-of';
import { planSchema } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Device, type Weather } from './testing/device.ts';
import type { FakeTab } from './testing/fake-browser.ts';
import { FakeCloud } from './testing/fake-cloud.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Ids that are the same each time a story is run. */
function seedIds(): void {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint8Array || numbers instanceof Uint32Array)
      for (let index = 0; index < numbers.length; index += 1) numbers[index] = next() >>> 3;
    return numbers;
  });
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `${next()}-${next()}-0-0-0`);
}

const RUNS = Number(process.env.STORE_STORIES ?? 200);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Event =
  | { readonly kind: 'type' | 'undo' | 'redo' | 'restart' | 'crash'; readonly tab: number }
  | {
      readonly kind: 'addItem' | 'editItem' | 'removeItem' | 'moveItem';
      readonly tab: number;
      readonly at: number;
    }
  | { readonly kind: 'wait'; readonly time: number }
  | { readonly kind: 'weather'; readonly device: number; readonly weather: Weather }
  | { readonly kind: 'line' | 'session'; readonly device: number }
  | { readonly kind: 'rebuild' };

const device = fc.nat(1);
const tab = fc.nat(2);
const at = fc.nat(4);
const weather = fc.constantFrom<Weather>('fine', 'lostBefore', 'lostAfter', 'twice', 'late', 'busy');
const happenings: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('type' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('addItem' as const, 'editItem', 'removeItem', 'moveItem'),
      tab,
      at,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 6000 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('weather' as const), device, weather }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('restart' as const, 'crash'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('line' as const, 'session'), device }) },
);
const undo: fc.Arbitrary<Event> = fc.record({ kind: fc.constantFrom('undo' as const, 'redo'), tab });
const unacknowledged: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('weather' as const),
  device,
  weather: fc.constant('lostAfter' as const),
});
const rebuild: fc.Arbitrary<Event> = fc.record({ kind: fc.constant('rebuild' as const) });

const wordsOf = (text: string): string[] => [...text.matchAll(/w\d+\./g)].map(([word]) => word);

/** What only one of both has. */
const inOneOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter((word) => !other.has(word)),
  ...[...other].filter((word) => !one.has(word)),
];

interface Writer {
  tab: FakeTab;
  readonly device: Device;
  /** Words of this tab that can be undone. */
  own: Set<string>;
}

/** Two tabs of one device and one of another write the same plan; every word typed is known by its number. */
class World {
  readonly cloud = new FakeCloud();
  readonly devices = [new Device(this.cloud), new Device(this.cloud)] as const;
  readonly writers: Writer[] = [];
  /** Words that must stand in the text, once. */
  readonly typed = new Set<string>();
  /** Words that their tab had not yet on its device when it was killed. */
  readonly unsure = new Set<string>();
  plan = '';
  #count = 0;

  async begin(): Promise<void> {
    const [here, there] = this.devices;
    await this.#open(here);
    this.plan = this.writers[0]?.tab.shown.draftId() ?? '';
    this.#type(this.#writer(0));
    await pass(5000);
    await this.#open(here);
    await this.#open(there);
    void this.writers[2]?.tab.operations.open(this.plan);
    await pass(1000);
    expect(this.textOf(this.#writer(2))).toBe('w1.');
  }

  async happen(event: Event): Promise<void> {
    switch (event.kind) {
      case 'wait':
        return void (await pass(event.time));
      case 'weather':
        return void this.#device(event.device).weather.push(event.weather);
      case 'line':
        this.#device(event.device).isOnline = !this.#device(event.device).isOnline;
        return;
      case 'session':
        return this.#toggleSession(this.#device(event.device));
      case 'rebuild':
        return this.cloud.rebuild(this.plan);
      case 'type':
        return this.#type(this.#writer(event.tab));
      case 'undo':
      case 'redo':
        return this.#step(this.#writer(event.tab), event.kind);
      case 'restart':
      case 'crash':
        return this.#restart(this.#writer(event.tab), event.kind);
      default:
        this.#changeList(this.#writer(event.tab), event.kind, event.at);
        // What a list is changed by is a task of its own.
        await pass(1);
    }
  }

  /** No failures, and a session on each device. */
  async calm(): Promise<void> {
    for (const each of this.devices) {
      each.weather.length = 0;
      each.isOnline = true;
      each.account = { kind: 'known', id: 'ana' };
    }
    for (let round = 0; round < 4; round += 1) {
      for (const { tab: each } of this.writers) void each.sync.run();
      await pass(90_000);
    }
  }

  textOf = ({ tab: { shown } }: Writer): string => plainTextOf(shown.getState().draft.mission.mission);

  end(): void {
    for (const writer of this.writers) writer.device.closeTab(writer.tab);
  }

  async #open(on: Device): Promise<void> {
    const starting = on.start();
    await pass(10);
    this.writers.push({ tab: await starting, device: on, own: new Set() });
  }

  #type(writer: Writer): void {
    this.#count += 1;
    const word = `w${this.#count}.`;
    this.typed.add(word);
    writer.own.add(word);
    writer.tab.shown.setField('mission', 'mission', this.textOf(writer) + word);
  }

  #changeList(
    { tab: { shown } }: Writer,
    kind: 'addItem' | 'editItem' | 'removeItem' | 'moveItem',
    index: number,
  ) {
    const { strengths } = shown.getState().draft.swot;
    this.#count += 1;
    const set = (next: typeof strengths) => shown.setField('swot', 'strengths', next);
    if (kind === 'addItem') set(strengths.toSpliced(index, 0, { id: `i${this.#count}`, text: 'new' }));
    if (kind === 'removeItem') set(strengths.toSpliced(index, 1));
    if (kind === 'moveItem') set([...strengths.slice(index), ...strengths.slice(0, index)]);
    if (kind === 'editItem' && index < strengths.length)
      shown.setField('swot', `strengths.${index}.text`, `t${this.#count}`);
  }

  /** Undo takes back only what its own tab has written, and redo only that comes back. */
  #step(writer: Writer, direction: 'undo' | 'redo'): void {
    const before = new Set(wordsOf(this.textOf(writer)));
    writer.tab.shown[direction]();
    const after = new Set(wordsOf(this.textOf(writer)));
    for (const word of inOneOf(before, after)) {
      expect(writer.own).toContain(word);
      if (after.has(word)) this.typed.add(word);
      else this.typed.delete(word);
    }
  }

  async #restart(writer: Writer, kind: 'restart' | 'crash'): Promise<void> {
    const text = this.textOf(writer);
    if (kind === 'restart') {
      writer.tab.sync.leave();
      writer.tab.device.writeJournal();
    }
    writer.device.closeTab(writer.tab);
    const plan = writer.tab.shown.draftId();
    const starting = writer.device.start(plan);
    await pass(10);
    writer.tab = await starting;
    writer.own = new Set();
    // What was written in the last milliseconds stands nowhere yet when a browser is killed.
    if (kind === 'crash')
      for (const word of inOneOf(new Set(wordsOf(text)), new Set(wordsOf(this.textOf(writer)))))
        this.unsure.add(word);
  }

  #toggleSession(on: Device): void {
    on.account = on.account.kind === 'known' ? { kind: 'expired' } : { kind: 'known', id: 'ana' };
    for (const writer of this.writers) if (writer.device === on) void writer.tab.sync.run();
  }

  #device(index: number): Device {
    return this.devices[index === 0 ? 0 : 1];
  }

  #writer(index: number): Writer {
    const found = this.writers[index];
    if (found === undefined) throw new RangeError(`no tab ${index}`);
    return found;
  }
}

/** Runs stories of these events; after quiet everything is the same everywhere, and every word that was not undone stands in it once. */
const runStories = (events: fc.Arbitrary<Event>, runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 5, maxLength: 60 }), async (story) => {
      seedIds();
      const world = new World();
      await world.begin();
      for (const event of story) await world.happen(event);
      await world.calm();
      const kept = world.cloud.draft(world.plan);
      const states = world.writers.map(({ tab: { sync } }) => sync.getState().kind);
      const drafts = world.writers.map(({ tab: { shown } }) => JSON.stringify(shown.getState().draft));
      world.end();
      expect(states).toEqual(['saved', 'saved', 'saved']);
      expect(new Set(drafts)).toEqual(new Set([JSON.stringify(kept)]));
      const isSure = (word: string) => !world.unsure.has(word);
      const words = wordsOf(plainTextOf(kept.mission.mission)).filter(isSure);
      expect(words.sort()).toEqual([...world.typed].filter(isSure).sort());
      expect(planSchema.safeParse(contentOfDraft(kept).plan).success).toBe(true);
    }),
    { numRuns: runs, endOnFailure: true },
  );

it('comes to the same everywhere, with every word once, whatever happens', async () => {
  await runStories(fc.oneof({ weight: 14, arbitrary: happenings }, { weight: 1, arbitrary: undo }), RUNS);
}, 3_600_000);

it('has every word once when the server makes its document smaller, however often', async () => {
  await runStories(
    fc.oneof(
      { weight: 10, arbitrary: happenings },
      { weight: 3, arbitrary: unacknowledged },
      { weight: 2, arbitrary: rebuild },
    ),
    RUNS / 4,
  );
}, 3_600_000);
