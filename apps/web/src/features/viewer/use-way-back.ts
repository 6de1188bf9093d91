import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Place } from '../../shared/document-view/page-changes.ts';
import { readPath } from '../../shared/drafts/value-path.ts';
import { formAddress } from '../../shared/layout/form-address.ts';

export interface WayBack {
  /** The page that was seen beside the form. */
  readonly start: Place | undefined;
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Whoever opened the document beside the form begins on the page they saw there, and returns to the place they left. */
export function useWayBack(): WayBack {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<typeof location>(undefined);
  const page = readPath(location.state, 'page');
  const isFromForm = typeof page === 'number';
  return {
    start: isFromForm && page > 0 ? { page, top: 0 } : undefined,
    to: formAddress(),
    onClick: (event) => {
      if (!isFromForm || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The second of two quick clicks would go a step too far.
      if (left.current === location) return;
      left.current = location;
      void navigate(-1);
    },
  };
}
