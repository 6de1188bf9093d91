import { readPath } from '@trazo/contract/plan-document/value-path';
import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PagePosition } from '../../workspace/document-view/page-changes.ts';
import { formAddress } from '../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';

export interface WayBack {
  /** The page that was seen beside the form. */
  readonly start: PagePosition | undefined;
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** A user who came from the preview beside the form begins on the page shown there, and returns to the position they left. */
export function useWayBack(): WayBack {
  const store = usePlanStore();
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<typeof location>(undefined);
  const page = readPath(location.state, 'page');
  const isFromForm = typeof page === 'number';
  return {
    start: isFromForm && page > 0 ? { page, top: 0 } : undefined,
    to: formAddress(store),
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
