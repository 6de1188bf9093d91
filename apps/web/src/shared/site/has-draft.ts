import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** The fields an untouched plan has filled in: choices of a look, of a sign or of what applies, nothing written. */
const GIVEN = new Set(['currency', 'picture', 'pattern', 'confidentiality', 'notApplicable', 'print']);

/** Whether something has been written in the draft on this device, as far as the stored text alone says (workspace/plan-store/mirror.ts). */
export const hasDraft = (storage: Pick<Storage, 'getItem'>): boolean =>
  SECTION_IDS.some((id) => isBegun(storage.getItem(STORAGE_KEYS.section(id))));

/** What cannot be read may be text: its owner finds out in the builder. */
function isBegun(raw: string | null): boolean {
  if (raw === null) return false;
  try {
    return saysSomething(JSON.parse(raw));
  } catch {
    return true;
  }
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, inner]) => !GIVEN.has(key) && saysSomething(inner));
