/**
 * The product's name: change it here and it changes in the interface, the mails and the file names, whose suffix it is
 * (specification §4).
 */
export const PRODUCT_NAME = 'Trazo';

/** Windows takes these for devices, whatever follows the first dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;

/** File systems count characters (Windows) or bytes (255, most others). */
const FILE_NAME_LIMITS = { characters: 120, bytes: 240 } as const;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Whole characters from the beginning, as many as fit. */
function shortened(text: string, characters: number, bytes: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > characters || byteLength(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/** Letters of every script, digits, and the few signs that no file system, shell or header minds. */
function safeName(name: string): string {
  return name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{M}\p{N} _.,&+’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .replace(RESERVED, '_$&');
}

/**
 * The name a plan's document is downloaded under (`Panadería El Alba - Trazo.pdf`), safe in every file system. In a
 * `Content-Disposition` header it belongs in `filename*`, percent-encoded.
 */
export const documentFileName = (planName: string): string => fileName(planName, ` - ${PRODUCT_NAME}.pdf`);

/** The name a plan is downloaded under as a document that can be edited. */
export const editableFileName = (planName: string): string => fileName(planName, ` - ${PRODUCT_NAME}.docx`);

/** The name a plan's workbook is downloaded under. */
export const workbookFileName = (planName: string): string => fileName(planName, ` - ${PRODUCT_NAME}.xlsx`);

/** The name under which a reader gets the document from its owner (`Panadería El Alba.pdf`): without a word of ours. */
export const attachedFileName = (planName: string): string => fileName(planName, '.pdf');

function fileName(planName: string, ending: string): string {
  const name = shortened(
    safeName(planName.slice(0, FILE_NAME_LIMITS.characters * 4)),
    FILE_NAME_LIMITS.characters - ending.length,
    FILE_NAME_LIMITS.bytes - ending.length,
  ).trimEnd();
  return name === '' ? `${PRODUCT_NAME}${ending.slice(ending.lastIndexOf('.'))}` : `${name}${ending}`;
}
