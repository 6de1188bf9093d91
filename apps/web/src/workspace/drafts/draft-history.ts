import { type ChangedPath, carryOver, firstChange, isSame } from './carry-over.ts';
import type { DraftPart, PartData } from './draft.ts';
import { type TypedText, typedText } from './typed-text.ts';

/** What a user did at once: the parts it changed, in the order they changed in. */
interface Step {
  readonly changes: ReadonlyMap<DraftPart, { readonly before: PartData; readonly after: PartData }>;
  /** The text that was typed in, where that is all it was. */
  readonly typed: string | undefined;
  readonly at: number;
}

export type Direction = 'undo' | 'redo';

/** What undoing or redoing has changed, and where it shows first. */
export interface Travel extends ChangedPath {
  readonly part: DraftPart;
  readonly changes: ReadonlyMap<DraftPart, PartData>;
}

const STEPS = 300;
/** Keys in one field are one step until they pause for so many milliseconds. */
const PAUSE = 1_000;
/** More letters at once than a key makes are pasted, dictated or cleared: a step of their own. */
const LETTERS_AT_ONCE = 2;

/**
 * Undo and redo over all parts of one draft, as this tab changed them. A step is taken back by a three-way merge: what another
 * tab or device has changed since stays as it is.
 */
export class DraftHistory {
  /** What can be undone and made again, the latest last. */
  readonly #steps: Record<Direction, readonly Step[]> = { undo: [], redo: [] };
  #isOpen = false;

  /** The part the next undo, or redo, begins in. */
  next(direction: Direction): DraftPart | undefined {
    return this.#steps[direction].at(-1)?.changes.keys().next().value;
  }

  /** Notes a change of one part. All changes of one task are one step: what follows from a change belongs to it. */
  record(part: DraftPart, before: PartData, after: PartData, now = Date.now()): void {
    if (before === after) return;
    const last = this.#steps.undo.at(-1);
    const typed = typedText(before, after);
    const key = typed === undefined || isMuch(typed) ? undefined : `${part}.${typed.field}`;
    this.#steps.redo = [];
    if (last !== undefined && this.#isOpen) {
      this.#replaceLast({ ...last, changes: withChange(last.changes, part, before, after) });
      return;
    }
    if (last !== undefined && typed === undefined && takesBack(last, part, after)) {
      this.#steps.undo = this.#steps.undo.slice(0, -1);
      this.#steps.redo = [last];
      return;
    }
    this.#open();
    const goesOn = key !== undefined && last?.typed === key && now - last.at <= PAUSE;
    if (last === undefined || !goesOn)
      this.#push({ changes: new Map([[part, { before, after }]]), typed: key, at: now });
    else this.#replaceLast({ ...last, changes: withChange(last.changes, part, before, after), at: now });
  }

  /** Notes a change of many parts at once: another text replaces the whole draft. */
  recordAll(changes: Step['changes'], now = Date.now()): void {
    if (changes.size === 0) return;
    this.#isOpen = false;
    this.#steps.redo = [];
    this.#push({ changes, typed: undefined, at: now });
  }

  /** Takes or makes again the last step that still changes something; those others have changed since are dropped. */
  travel(direction: Direction, read: (part: DraftPart) => PartData): Travel | undefined {
    this.#isOpen = false;
    const back = direction === 'undo' ? 'redo' : 'undo';
    for (;;) {
      const step = this.#steps[direction].at(-1);
      if (step === undefined) return undefined;
      this.#steps[direction] = this.#steps[direction].slice(0, -1);
      const travel = travelOf(step, direction, read);
      if (travel === undefined) continue;
      this.#steps[back] = [...this.#steps[back], { ...step, typed: undefined }];
      return travel;
    }
  }

  #push(step: Step): void {
    this.#steps.undo = [...this.#steps.undo, step].slice(-STEPS);
  }

  #replaceLast(step: Step): void {
    const isNothing = [...step.changes.values()].every(({ before, after }) => isSame(before, after));
    this.#steps.undo = [...this.#steps.undo.slice(0, -1), ...(isNothing ? [] : [step])];
  }

  #open(): void {
    this.#isOpen = true;
    queueMicrotask(() => {
      this.#isOpen = false;
    });
  }
}

/** Whether a change leads back to before a step: by another way than undo, such as the button beside what was removed. */
const takesBack = ({ changes }: Step, part: DraftPart, after: PartData): boolean =>
  changes.size === 1 && isSame(changes.get(part)?.before, after);

const isMuch = ({ before, after }: TypedText): boolean =>
  Math.abs(after.length - before.length) > LETTERS_AT_ONCE;

const withChange = (
  changes: Step['changes'],
  part: DraftPart,
  before: PartData,
  after: PartData,
): Step['changes'] => new Map([...changes, [part, { before: changes.get(part)?.before ?? before, after }]]);

function travelOf(
  { changes }: Step,
  direction: Direction,
  read: (part: DraftPart) => PartData,
): Travel | undefined {
  const next = new Map<DraftPart, PartData>();
  let first: Omit<Travel, 'changes'> | undefined;
  for (const [part, { before, after }] of changes) {
    const now = read(part);
    const carried = direction === 'undo' ? carryOver(after, before, now) : carryOver(before, after, now);
    if (isSame(now, carried)) continue;
    first ??= { part, ...firstChange(now, carried) };
    next.set(part, carried);
  }
  return first && { ...first, changes: next };
}
