import { useEffect, useState } from 'react';
import { PageCanvas } from '../document-view/page-canvas.tsx';
import { usePreview } from '../document-view/use-preview.ts';
import type { Draft } from '../drafts/draft.ts';
import { usePlanStore } from '../drafts/plan-context.tsx';
import { previewOf } from './draft-preview.ts';
import styles from './plan-sync.module.css';

/** In CSS pixels. */
const WIDTH = 208;

/** The first page of the draft as it stood when this was opened. */
export function DraftCover({ draft, label }: { draft: Draft; label: string }) {
  const { draftId } = usePlanStore();
  const [preview] = useState(() => previewOf(draftId(), draft));
  const { document } = usePreview(preview);
  useEffect(() => () => preview.clear(), [preview]);
  return (
    <div className={styles.sheet} role="img" aria-label={label}>
      {document && <PageCanvas document={document} page={0} width={WIDTH} isInView />}
    </div>
  );
}
