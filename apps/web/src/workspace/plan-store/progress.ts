import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { z } from 'zod';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openStorage } from '../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { createStoredText } from '../../shared/storage/stored-text.ts';
import type { PlanStore } from './plan-store.ts';
import { useShownDraft } from './use-draft.ts';

const progressSchema = z.object({
  /** Sections that were opened and left again. */
  visited: z.array(z.enum(SECTION_IDS)).catch([]),
  /** Where the user wrote last: a section, and the id of a field in it or nothing. */
  last: z
    .object({ section: z.enum(SECTION_IDS), field: z.string().max(200) })
    .optional()
    .catch(undefined),
  /** The executive summary is written at the end: the way on leads past it and comes back. */
  isSummaryLast: z.boolean().catch(false),
});

/** How far a user has come with one plan on this device. A convenience: nothing written depends on it. */
export type Progress = z.infer<typeof progressSchema>;

const NONE: Progress = { visited: [], last: undefined, isSummaryLast: false };

/** By plan, the one worked on last at the end. */
type ProgressByPlan = Readonly<Record<string, Progress>>;
const storedSchema = z.record(z.string(), progressSchema).catch({});

/** Plans whose progress is remembered. */
const REMEMBERED = 30;

const stored = createStoredText(
  () => (typeof window === 'undefined' ? undefined : openStorage()),
  STORAGE_KEYS.progress,
);

function read(): ProgressByPlan {
  try {
    return storedSchema.parse(JSON.parse(stored.read() ?? '{}'));
  } catch {
    return {};
  }
}

/** The pages are built without it: what the storage holds is put into it afterwards. */
const store = createStore<ProgressByPlan>(() => ({}));
store.setState(read(), true);

/** The store of the plan whose progress it is. */
type Shown = Pick<PlanStore, 'draftId'>;

/** How far the plan that is open has come. */
export const progressOf = (plan: Shown): Progress => store.getState()[plan.draftId()] ?? NONE;

export function useProgress(): Progress {
  const id = useShownDraft();
  return useStore(store, (plans) => plans[id] ?? NONE);
}

function change(plan: Shown, part: Partial<Progress>): void {
  const id = plan.draftId();
  const others = Object.entries(read()).filter(([other]) => other !== id);
  const next = Object.fromEntries([...others.slice(1 - REMEMBERED), [id, { ...progressOf(plan), ...part }]]);
  store.setState(next, true);
  stored.write(JSON.stringify(next));
}

/** Notes where the user is: a section, and the field in it that has the focus. */
export function noteLast(plan: Shown, section: SectionId, field = ''): void {
  const { last } = progressOf(plan);
  if (last?.section !== section || (field !== '' && last.field !== field))
    change(plan, { last: { section, field } });
}

/** Notes that a section was left. */
export function noteVisited(plan: Shown, section: SectionId): void {
  const { visited } = progressOf(plan);
  if (!visited.includes(section)) change(plan, { visited: [...visited, section] });
}

export const putSummaryLast = (plan: Shown, isSummaryLast: boolean): void => change(plan, { isSummaryLast });

/** Takes it off this device with the drafts. */
export function forgetProgress(): void {
  store.setState({}, true);
  stored.write(null);
}
