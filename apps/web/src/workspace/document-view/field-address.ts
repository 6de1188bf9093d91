import type { FieldReference } from './preview-error.ts';

/** Whether a field stands on the document's cover. */
export const isOnCover = ({ section, field }: FieldReference): boolean =>
  section === 'general' && /^cover(?:\.|$)/.test(field);

/** Whether a field stands in the viewer beside the design, not in the form (ADR 90). */
export const isInDesign = (place: FieldReference): boolean =>
  isOnCover(place) || (place.section === 'general' && /^print(?:\.|$)/.test(place.field));

const DESIGN_HASH = /^#general\.(?:cover|print)/;

/** The id a field's control has in its page. */
const fieldId = ({ section, field }: FieldReference): string => `${section}.${field}`;

/** The page a field can be changed on; the hash is the field's id, or none for a section as a whole. */
export const fieldAddress = (place: FieldReference): string =>
  isInDesign(place)
    ? `/builder/document#${fieldId(place)}`
    : `/builder/form?section=${place.section}${place.field === '' ? '' : `#${fieldId(place)}`}`;

/** Whether an address leads to a field beside the design. */
export const leadsToDesign = (hash: string): boolean => DESIGN_HASH.test(hash);
