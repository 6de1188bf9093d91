import { decodeContent } from '@trazo/contract/content/content-codec';
import { jsonBounds } from '@trazo/contract/content/json-bounds';
import { CONTENT_LIMIT } from '@trazo/contract/content/limits';
import type { ErrorCode } from '@trazo/contract/errors';
import { z } from 'zod';
import { DRAFT_PARTS, type Draft, type DraftPart, emptyDraft, type PartData } from './draft.ts';
import { inlinePictures, referPictures } from './inline-pictures.ts';
import { keepDataUrl, pictureDataUrl } from './pictures.ts';
import { encodeRecord, exceededLimit, readRecord } from './stored-record.ts';

export type DraftFile =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly code: ErrorCode }
  /** A list in this part has more items than a plan takes. */
  | { readonly ok: false; readonly code: 'limit_exceeded'; readonly part: DraftPart; readonly limit: number };

type KeepPicture = (dataUrl: string) => Promise<string>;
type FindPicture = (reference: string) => Promise<string>;

/** Pictures are inside, and what escapes add to texts. */
const FILE_LIMIT = CONTENT_LIMIT * 1.2;

const fileSchema = z.strictObject({ draft: z.record(z.enum(DRAFT_PARTS), z.string()) });

/**
 * The draft as the storage keeps it, with its pictures inside: to the letter, so that half an amount that no plan would
 * take comes back as it was typed.
 */
export async function writeDraftFile(draft: Draft, find: FindPicture = pictureDataUrl): Promise<Blob> {
  const whole = await inlinePictures(draft, find);
  const records = DRAFT_PARTS.map(
    (part) => [part, encodeRecord({ writer: 'file', seen: {}, data: whole[part] })] as const,
  );
  const text = JSON.stringify({ draft: Object.fromEntries(records) });
  return new Blob([text], { type: 'application/json' });
}

/**
 * Reads a file that `writeDraftFile` wrote, or a content as the API gives it (an export's, say); its pictures go where the
 * draft keeps its own. Never throws.
 */
export async function readDraftFile(file: Blob, keep: KeepPicture = keepDataUrl): Promise<DraftFile> {
  if (file.size > FILE_LIMIT) return { ok: false, code: 'content_too_large' };
  const text = await file.text().catch(() => '');
  const own = readOwn(text);
  if (own?.ok === false) return own;
  if (own !== undefined) return { ok: true, draft: await referPictures(own.draft, keep) };
  const content = decodeContent(text);
  if (!content.ok) return { ok: false, code: content.code };
  return { ok: true, draft: await referPictures({ ...content.plan, theme: content.theme }, keep) };
}

/** Undefined for every other kind of file. */
function readOwn(text: string): DraftFile | undefined {
  const parsed = fileSchema.safeParse(parseBounded(text));
  if (!parsed.success) return undefined;
  const draft: Record<string, PartData> = {};
  for (const part of DRAFT_PARTS) {
    const raw = parsed.data.draft[part];
    const read = jsonBounds(raw) === 'within' ? readRecord(part, raw) : undefined;
    if (raw === undefined || read === undefined) return undefined;
    const limit = exceededLimit(part, raw);
    if (limit !== undefined) return { ok: false, code: 'limit_exceeded', part, limit };
    draft[part] = read.record.data;
  }
  return { ok: true, draft: { ...emptyDraft(), ...draft } };
}

function parseBounded(text: string): unknown {
  try {
    return jsonBounds(text) === 'within' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
