import type { FieldReference } from './preview-error.ts';

/** Whether a field stands in the viewer beside the design, not in the form (docs/adr/0041). */
export const isOnCover = ({ section, field }: FieldReference): boolean =>
  section === 'general' && /^cover(?:\.|$)/.test(field);

const COVER_HASH = '#general.cover';

/** The id a field's control has in its page. */
const fieldId = ({ section, field }: FieldReference): string => `${section}.${field}`;

/** The page a field can be changed on; the hash is the field's id, or none for a section as a whole. */
export const fieldAddress = (place: FieldReference): string =>
  isOnCover(place)
    ? `/builder/document#${fieldId(place)}`
    : `/builder/form?section=${place.section}${place.field === '' ? '' : `#${fieldId(place)}`}`;

/** Whether an address leads to a field of the cover. */
export const leadsToCover = (hash: string): boolean => hash.startsWith(COVER_HASH);
