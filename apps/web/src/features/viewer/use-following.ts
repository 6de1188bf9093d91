import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PreviewState } from '../../workspace/document-view/document-preview.ts';
import { changedPage, type PagePosition } from '../../workspace/document-view/page-changes.ts';
import type { PageStackHandle } from '../../workspace/document-view/page-stack.tsx';

interface Following {
  readonly stack: RefObject<PageStackHandle | null>;
  /** Where the first document is opened. */
  readonly start: PagePosition | undefined;
  /** The page of the section on which something has just changed. */
  readonly changed: number | undefined;
}

/** Leads the view to the section being edited, and to a change that happens out of sight. */
export function useFollowing({ document, before }: PreviewState, section: SectionId): Following {
  const stack = useRef<PageStackHandle>(null);
  const last = useRef({ section, document });
  const [changed, setChanged] = useState<number>();
  useEffect(() => {
    const { section: lastSection, document: lastDocument } = last.current;
    last.current = { section, document };
    if (document === undefined) return;
    if (section !== lastSection) {
      const position = document.sections[section];
      if (position !== undefined) stack.current?.goTo(position);
      setChanged(undefined);
    } else if (document !== lastDocument && lastDocument !== undefined && document.cover === undefined) {
      const page = changedPage(before, document, section);
      setChanged(page);
      if (page !== undefined && stack.current?.shows(page) === false) {
        const position = document.sections[section];
        stack.current.goTo(position?.page === page ? position : { page, top: 0 });
      }
    }
  }, [document, before, section]);
  // The general data begin on the cover.
  const start = section === 'general' ? undefined : document?.sections[section];
  return { stack, start, changed };
}
