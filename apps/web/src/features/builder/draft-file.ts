import { decodeContent } from '@trazo/contract/content/content-codec';
import { jsonBounds } from '@trazo/contract/content/json-bounds';
import { CONTENT_LIMIT } from '@trazo/contract/content/limits';
import type { ErrorCode } from '@trazo/contract/errors';
import { repair } from '@trazo/contract/plan-document/repair';
import { z } from 'zod';
import { inlinePictures, referPictures } from '../../workspace/pictures/inline-pictures.ts';
import { keepDataUrl, pictureDataUrl } from '../../workspace/pictures/pictures.ts';
import {
  DRAFT_PARTS,
  type Draft,
  type DraftPart,
  emptyDraft,
  emptyPart,
  type PartData,
  schemaOf,
} from '../../workspace/plan-store/draft.ts';

export type DraftFile =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly code: ErrorCode }
  /** A list in this part has more items than a plan takes. */
  | { readonly ok: false; readonly code: 'limit_exceeded'; readonly part: DraftPart; readonly limit: number };

type KeepPicture = (dataUrl: string) => Promise<string>;
type FindPicture = (reference: string) => Promise<string>;

/** Pictures are inside, and what escapes add to texts. */
const FILE_LIMIT = CONTENT_LIMIT * 1.2;

const fileSchema = z.strictObject({ draft: z.record(z.enum(DRAFT_PARTS), z.unknown()) });

/** The draft with its pictures inside: to the letter, so that half an amount that no plan would take comes back as it was typed. */
export async function writeDraftFile(draft: Draft, find: FindPicture = pictureDataUrl): Promise<Blob> {
  return new Blob([JSON.stringify({ draft: await inlinePictures(draft, find) })], {
    type: 'application/json',
  });
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
  if (!DRAFT_PARTS.every((part) => typeof parsed.data.draft[part] === 'object')) return undefined;
  for (const part of DRAFT_PARTS) {
    const limit = exceededLimit(part, parsed.data.draft[part]);
    if (limit !== undefined) return { ok: false, code: 'limit_exceeded', part, limit };
    draft[part] = repair(schemaOf(part), emptyPart(part), parsed.data.draft[part], 'keepTexts');
  }
  return { ok: true, draft: { ...emptyDraft(), ...draft } };
}

/** How many items a list may have that has more of them than a plan takes; undefined where none has. */
function exceededLimit(part: DraftPart, data: unknown): number | undefined {
  const issues = schemaOf(part).safeParse(data).error?.issues ?? [];
  const found = issues.find((issue) => issue.code === 'too_big' && issue.origin === 'array');
  return found?.code === 'too_big' ? Number(found.maximum) : undefined;
}

function parseBounded(text: string): unknown {
  try {
    return jsonBounds(text) === 'within' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
