import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_PARTS } from '../drafts/draft.ts';
import { Device, FakeCloud, type Tab, type Weather } from './testing/device.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RUNS = Number(process.env.SYNC_RUNS ?? 40);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Choice = 'mine' | 'theirs' | 'both';

type Event =
  | { readonly kind: 'type'; readonly tab: number }
  | { readonly kind: 'restart' | 'crash' | 'leave'; readonly tab: number }
  | { readonly kind: 'wait'; readonly time: number }
  | { readonly kind: 'weather'; readonly device: number; readonly weather: Weather }
  | { readonly kind: 'line' | 'session'; readonly device: number }
  | { readonly kind: 'choose'; readonly tab: number; readonly choice: Choice };

const device = fc.nat(1);
const tab = fc.nat(2);
const weather = fc.constantFrom<Weather>('fine', 'lostBefore', 'lostAfter', 'busy', 'refused');
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 6000 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('weather' as const), device, weather }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('restart' as const, 'crash', 'leave'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('line' as const, 'session'), device }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      tab,
      choice: fc.constantFrom<Choice>('mine', 'theirs', 'both'),
    }),
  },
);

/** Two tabs of one device and one of another write the same plan; every word typed is known by its number. */
class World {
  readonly cloud = new FakeCloud();
  readonly devices = [new Device(this.cloud), new Device(this.cloud)] as const;
  readonly tabs: Tab[] = [];
  /** Words that must be somewhere. */
  readonly typed = new Set<string>();
  /** Texts of versions that were chosen against, or of tabs killed before a second was over. */
  readonly forfeited = new Set<string>();
  #words = 0;

  async begin(): Promise<void> {
    const [here, there] = this.devices;
    this.tabs.push(here.openTab());
    await pass(5000);
    this.type(0);
    await pass(10_000);
    this.tabs.push(here.openTab(), there.openTab());
    await pass(5000);
    void this.tabs[2]?.sync.open(this.cloud.id(1));
    await pass(5000);
    expect(this.tabs[2]?.text).toBe('w1.');
  }

  async happen(event: Event): Promise<void> {
    if (event.kind === 'type') this.type(event.tab);
    if (event.kind === 'wait') await pass(event.time);
    if (event.kind === 'weather') this.#device(event.device).weather.push(event.weather);
    if (event.kind === 'line') this.#device(event.device).online = !this.#device(event.device).online;
    if (event.kind === 'session') this.#toggleSession(this.#device(event.device));
    if (event.kind === 'choose') this.#choose(this.#tab(event.tab), event.choice);
    if (event.kind === 'restart' || event.kind === 'crash' || event.kind === 'leave')
      await this.#restart(event);
  }

  type(index: number): void {
    const tab = this.#tab(index);
    this.#words += 1;
    const word = `w${this.#words}.`;
    this.typed.add(word);
    tab.write(tab.text + word);
  }

  /** No failures, a session on each device, and every question answered with `both`. */
  async calm(): Promise<void> {
    for (const device of this.devices) {
      device.weather.length = 0;
      device.online = true;
      device.session = 'signedIn';
    }
    for (let round = 0; round < 6; round += 1) {
      for (const tab of this.tabs) this.#choose(tab, 'both');
      for (const tab of this.tabs) void tab.sync.run();
      await pass(100_000);
      for (const tab of this.tabs) void tab.saveUnshown();
      await pass(100_000);
    }
  }

  async #restart({ kind, tab: index }: { kind: 'restart' | 'crash' | 'leave'; tab: number }): Promise<void> {
    const old = this.#tab(index);
    // What was typed less than a second ago stands in no storage yet when a browser is killed.
    if (kind === 'crash' && old.drafts.getState().saving.kind !== 'saved') this.#forfeit(old.text);
    if (kind === 'restart') old.drafts.flush();
    if (kind === 'leave') old.sync.leave();
    old.device.closeTab(old);
    this.tabs[index] = old.device.openTab();
    await pass(1);
  }

  #toggleSession(device: Device): void {
    device.session = device.session === 'signedIn' ? 'expired' : 'signedIn';
    for (const tab of this.tabs) if (tab.device === device) void tab.sync.run();
  }

  #choose(tab: Tab, choice: Choice): void {
    const { conflicts, draft } = tab.drafts.getState();
    for (const part of DRAFT_PARTS) {
      const conflict = conflicts[part];
      if (conflict === undefined) continue;
      this.#forfeit(JSON.stringify(choice === 'theirs' ? conflict.mine : conflict.theirs));
      tab.drafts.resolveConflict(part, choice === 'theirs' ? 'theirs' : 'mine');
    }
    const state = tab.sync.getState();
    if (state.kind === 'gone' || state.kind === 'asking') void tab.sync.choose('save');
    if (state.kind !== 'conflict') return;
    if (choice === 'mine') this.#forfeit(JSON.stringify(state.theirs.content));
    // The other tab's words go with the draft they share.
    const sharing = this.tabs.filter(
      ({ device, drafts }) => device === tab.device && drafts.draftId() === tab.drafts.draftId(),
    );
    if (choice === 'theirs') this.#forfeit(JSON.stringify([draft, ...sharing.map(({ text }) => text)]));
    void tab.sync.resolve(choice, 'copy');
  }

  #forfeit(text: string): void {
    for (const [word] of text.matchAll(/w\d+\./g)) this.forfeited.add(word);
  }

  #device(index: number): Device {
    return this.devices[index === 0 ? 0 : 1];
  }

  #tab(index: number): Tab {
    const tab = this.tabs[index];
    if (tab === undefined) throw new RangeError(`no tab ${index}`);
    return tab;
  }
}

it('loses no word and never has two saves of a plan under way, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 5, maxLength: 45 }), async (story) => {
      const world = new World();
      await world.begin();
      for (const event of story) await world.happen(event);
      await world.calm();
      const lost = [...world.typed].filter(
        (word) => !world.forfeited.has(word) && !world.cloud.text.includes(word),
      );
      for (const tab of world.tabs) tab.device.closeTab(tab);
      expect(lost).toEqual([]);
      expect(world.tabs.map(({ sync }) => sync.getState().kind)).toEqual(['saved', 'saved', 'saved']);
      for (const device of world.devices) expect(device.mostWritesUnderWay).toBeLessThanOrEqual(1);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 300_000);
