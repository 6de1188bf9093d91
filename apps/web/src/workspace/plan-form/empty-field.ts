import { followPath, readPath, writePath } from '@trazo/contract/plan-document/value-path';
import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { PlanStore } from '../plan-store/plan-store.ts';

/**
 * Empties a field of the draft. The returned function gives it its value back, wherever its item stands by then, unless
 * it has got another one meanwhile.
 */
export function emptyField(
  drafts: Pick<PlanStore, 'getState' | 'setSection'>,
  section: SectionId,
  path: string,
): () => void {
  const read = () => {
    const plan: Plan = drafts.getState().draft;
    return plan[section];
  };
  const write = (at: string, value: unknown) => drafts.setSection(section, writePath(read(), at, value));
  const pathNow = followPath(read(), path);
  const value = readPath(read(), path);
  write(path, '');
  return () => {
    const at = pathNow(read());
    if (at !== undefined && readPath(read(), at) === '') write(at, value);
  };
}
