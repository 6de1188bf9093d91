import { usePreview } from '../../workspace/document-view/use-preview.ts';
import { draftPreview } from '../../workspace/plan-sync/draft-preview.ts';
import { FirstSheet } from './first-sheet.tsx';
import { KeptPage } from './kept-page.tsx';

/** The first page of the draft as it is now; until it is typeset, of the document the user last wanted to download. */
export function DraftFirstPage() {
  const { document } = usePreview(draftPreview);
  return document === undefined ? <KeptPage /> : <FirstSheet document={document} />;
}
