import { type RefObject, useEffect, useState } from 'react';
import { usePreview } from '../../workspace/document-view/use-preview.ts';
import { useDraft } from '../../workspace/plan-store/use-draft.ts';
import { draftPreview } from '../../workspace/plan-sync/draft-preview.ts';
import { drawOwnCovers, type OwnCovers } from './own-covers.ts';

/** The hand rests: covers are drawn after the document, which is what is looked at. */
const DEBOUNCE_MS = 700;

/**
 * The covers of one's own plan, by template. Only those in sight are drawn, and only while the live document has nothing to
 * do; a change stops what is not done yet.
 */
export function useOwnCovers(row: RefObject<HTMLElement | null>): OwnCovers {
  const draft = useDraft(({ draft: now }) => now);
  const { busy } = usePreview(draftPreview);
  const inSight = useTemplatesInSight(row);
  // Those of an earlier state stay until the next have come, or cannot come: then the sample's stand there.
  const [covers, setCovers] = useState<OwnCovers>(new Map());
  useEffect(() => {
    if (busy || inSight.length === 0) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void drawOwnCovers({
        draft,
        templateIds: inSight,
        signal: leaving.signal,
        onCovers: (drawn) => setCovers((before) => new Map([...before, ...drawn])),
      }).catch(() => {
        if (!leaving.signal.aborted) setCovers(new Map());
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [draft, busy, inSight]);
  return covers;
}

/** Templates whose cover can be seen in the row, by `data-template`. */
function useTemplatesInSight(row: RefObject<HTMLElement | null>): readonly number[] {
  const [inSight, setInSight] = useState<readonly number[]>([]);
  useEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    const seen = new Set<number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = Number(target.getAttribute('data-template'));
        if (isIntersecting) seen.add(id);
        else seen.delete(id);
      }
      setInSight([...seen]);
    });
    for (const cover of current.querySelectorAll('[data-template]')) observer.observe(cover);
    return () => observer.disconnect();
  }, [row]);
  return inSight;
}
