import { draftPreview } from '../../shared/document-view/draft-preview.ts';
import { usePreview } from '../../shared/document-view/use-preview.ts';
import { FirstSheet } from './first-sheet.tsx';
import { KeptPage } from './kept-page.tsx';

/** The first page of the draft as it is now; until it is typeset, of the document somebody last wanted to download. */
export function DraftFirstPage() {
  const { document } = usePreview(draftPreview);
  return document === undefined ? <KeptPage /> : <FirstSheet document={document} />;
}
