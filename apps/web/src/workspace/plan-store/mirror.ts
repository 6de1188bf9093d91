import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import { DRAFT_PARTS, type Draft, type DraftPart, isEmptyDraft, storageKeyOf } from './draft.ts';
import type { ShownPlan } from './shown-plan.ts';

/** Debounce: the mirror is written so many milliseconds after the last change (specification §9). */
const MIRROR_AFTER = 1_000;

/**
 * The form's sections and the theme under the specification's keys in local storage. Where it is refused or full, the mirror
 * is not complete: nothing depends on it but what public pages offer.
 */
export class Mirror {
  readonly #storage: KeyValueStorage | undefined;
  readonly #shown: ShownPlan;
  #mirrored: Partial<Draft> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: KeyValueStorage | undefined, shown: ShownPlan) {
    this.#storage = storage;
    this.#shown = shown;
  }

  /** Follows the plan that is shown. */
  start(): void {
    const schedule = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.write, MIRROR_AFTER);
    };
    this.#shown.onEdited(schedule);
    this.#shown.onReplaced(schedule);
  }

  /** Writes what has changed since the last time; of a plan without text there is nothing. */
  readonly write = (): void => {
    clearTimeout(this.#timer);
    const { draft } = this.#shown.getState();
    if (isEmptyDraft(draft)) this.clear();
    else for (const part of DRAFT_PARTS) if (draft[part] !== this.#mirrored[part]) this.#write(part, draft);
  };

  clear(): void {
    clearTimeout(this.#timer);
    this.#mirrored = {};
    try {
      for (const part of DRAFT_PARTS) this.#storage?.removeItem(storageKeyOf(part));
    } catch {
      return;
    }
  }

  #write(part: DraftPart, draft: Draft): void {
    try {
      this.#storage?.setItem(storageKeyOf(part), JSON.stringify(draft[part]));
      this.#mirrored = { ...this.#mirrored, [part]: draft[part] };
    } catch {
      // Full or refused: written with the next change, if it can be.
      return;
    }
  }
}
