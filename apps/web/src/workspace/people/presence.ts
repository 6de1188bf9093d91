import { tellPresence } from '@trazo/contract/api/co-authors';
import { type Presence, type PresenceEvent, presenceEventSchema } from '@trazo/contract/plans/co-authors';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { callApi } from '../../shared/api/api-client.ts';
import { randomId } from '../../shared/identifiers/random-id.ts';

/** No more often does a device say where it is, in milliseconds. */
const APART = 1_000;
const REPEATED = 10_000;
/** A device that has said nothing for so long is gone. */
const SILENT = 30_000;

/** The other devices that have the plan open, by their names. */
type Others = ReadonlyMap<string, PresenceEvent>;

/** Where this tab is in a plan with co-authors, and where they are: passed on to each other, kept nowhere. */
class PresenceOfTab {
  readonly others: StoreApi<Others> = createStore<Others>(() => new Map());
  readonly #device = randomId();
  readonly #heardAt = new Map<string, number>();
  #plan: string | undefined;
  #section: Presence['section'] = null;
  #readCaret: () => Presence['caret'] = () => null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #repeating: ReturnType<typeof setInterval> | undefined;
  #toldAt = 0;

  /** Takes part in the plan; in none where it is undefined. */
  join(plan: string | undefined): void {
    if (plan === this.#plan) return;
    this.#leave();
    this.#plan = plan;
    if (plan === undefined) return;
    this.#tell(true);
    this.#repeating = setInterval(this.#repeat, REPEATED);
  }

  /** This tab shows a section now. */
  enter(section: SectionId): void {
    this.#section = section;
    this.#readCaret = () => null;
    this.#tellSoon();
  }

  /** The caret of this tab has moved; where it is, is read when it is sent. */
  followCaret(read: () => Presence['caret']): void {
    this.#readCaret = read;
    this.#tellSoon();
  }

  /** What the server passes on of another device, or of this one. */
  hear(data: string): void {
    const heard = presenceEventSchema.parse(JSON.parse(data));
    if (heard.device === this.#device) return;
    const others = new Map(this.others.getState());
    if (heard.section === null) {
      others.delete(heard.device);
      this.#heardAt.delete(heard.device);
    } else {
      others.set(heard.device, heard);
      this.#heardAt.set(heard.device, Date.now());
    }
    this.others.setState(others, true);
    if (heard.asks) this.#tellSoon();
  }

  #leave(): void {
    if (this.#plan !== undefined) this.#send({ section: null, caret: null, asks: false });
    clearTimeout(this.#timer);
    clearInterval(this.#repeating);
    this.#timer = undefined;
    this.#heardAt.clear();
    this.others.setState(new Map(), true);
  }

  /** Throttle: the last place, a second after the one before. */
  #tellSoon(): void {
    if (this.#plan === undefined) return;
    const wait = Math.max(0, this.#toldAt + APART - Date.now());
    this.#timer ??= setTimeout(() => this.#tell(false), wait);
  }

  #tell(asks: boolean): void {
    this.#timer = undefined;
    this.#toldAt = Date.now();
    if (document.visibilityState !== 'visible') return;
    this.#send({ section: this.#section, caret: this.#readCaret(), asks });
  }

  #send(presence: Omit<Presence, 'device'>): void {
    if (this.#plan === undefined) return;
    const body = { ...presence, device: this.#device };
    void callApi(tellPresence, { params: { id: this.#plan }, body, keepalive: true });
  }

  readonly #repeat = (): void => {
    this.#tellSoon();
    const silent = [...this.#heardAt].filter(([, at]) => at < Date.now() - SILENT);
    if (silent.length === 0) return;
    const others = new Map(this.others.getState());
    for (const [device] of silent) {
      others.delete(device);
      this.#heardAt.delete(device);
    }
    this.others.setState(others, true);
  };
}

/** Of this tab. */
export const presence = new PresenceOfTab();
