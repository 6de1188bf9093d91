import { encodeContent } from '@trazo/contract/content/content-codec';
import { contentOfDraft } from '@trazo/contract/plan-document/content-of';
import { inlinePictures } from '../pictures/inline-pictures.ts';
import { pictureDataUrl } from '../pictures/pictures.ts';
import type { Draft } from '../plan-store/draft.ts';

/** The draft as the API takes it, pictures inlined, so that it can be typeset during typing. */
export const assembleContent = async (draft: Draft): Promise<string> =>
  encodeContent(await inlinePictures(contentOfDraft(draft), pictureDataUrl));
