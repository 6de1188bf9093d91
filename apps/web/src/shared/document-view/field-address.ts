import type { FieldReference } from './trouble.ts';

/** Whether a field stands in the viewer beside the design, not in the form (docs/adr/0041). */
export const isOnCover = ({ section, field }: FieldReference): boolean =>
  section === 'general' && /^cover(?:\.|$)/.test(field);

const COVER_HASH = '#general.cover';

/** The page a field can be changed on; the hash is the field's id. */
export const fieldAddress = (place: FieldReference): string =>
  isOnCover(place)
    ? `/builder/document#${place.section}.${place.field}`
    : `/builder/form?section=${place.section}`;

/** Whether an address leads to a field of the cover. */
export const leadsToCover = (hash: string): boolean => hash.startsWith(COVER_HASH);
