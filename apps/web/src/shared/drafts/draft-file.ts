import { decodeContent } from '@trazo/contract/content/content-codec';
import { CONTENT_LIMIT } from '@trazo/contract/content/limits';
import type { ErrorCode } from '@trazo/contract/errors';
import type { Draft } from './draft.ts';
import { referPictures } from './inline-pictures.ts';
import { findPicture, keepPicture } from './pictures.ts';

export type DraftFile =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly code: ErrorCode };

type KeepPicture = (dataUrl: string) => Promise<string>;

/** Reads a file that `assembleContent` wrote; its pictures go where the draft keeps its own. Never throws. */
export async function readDraftFile(file: Blob, keep: KeepPicture = keepDataUrl): Promise<DraftFile> {
  if (file.size > CONTENT_LIMIT) return { ok: false, code: 'content_too_large' };
  const text = await file.text().catch(() => '');
  const content = decodeContent(text);
  if (!content.ok) return { ok: false, code: content.code };
  return { ok: true, draft: { ...(await referPictures(content.plan, keep)), theme: content.theme } };
}

/** Moves a picture that stands in a text to where the draft keeps its own; empty when it cannot be read. */
export const keepDataUrl: KeepPicture = async (dataUrl) => {
  const picture = await findPicture(dataUrl);
  return picture === undefined ? '' : (await keepPicture(picture)).reference;
};
