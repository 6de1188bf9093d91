import { readPath } from '@trazo/contract/plan-document/value-path';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Whether a small screen shows the document instead of the form, and what switches. The document is an entry of its own in
 * the browser's history, over that of the form: back closes it, and the router knows the position to return to.
 */
export function useDocumentOverForm(): readonly [boolean, () => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const isShown = readPath(location.state, 'showsDocument') === true;
  const left = useRef<typeof location>(undefined);
  const switchOver = () => {
    // The second of two quick clicks would go a step too far.
    if (left.current === location) return;
    left.current = location;
    if (isShown) void navigate(-1);
    else void navigate({ search: location.search }, { state: { showsDocument: true } });
  };
  return [isShown, switchOver];
}
