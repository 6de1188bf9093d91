import i18next from 'i18next';
import type { DraftPart } from '../../../workspace/plan-store/draft.ts';

/** What a part of the draft is called, in the language of the moment. */
export const partTitle = (part: DraftPart): string =>
  i18next.t(part === 'theme' ? 'drafts:theme' : `${part}:title`);
