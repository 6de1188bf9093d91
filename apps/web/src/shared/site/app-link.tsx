import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router';

interface AppLinkProps extends LinkProps {
  readonly to: string;
}

const isHere = (address: string): boolean => {
  const { pathname, search, hash } = window.location;
  return address === pathname + search + hash;
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Of a mouse: a click by keyboard has the detail 0, and two taps after each other may well be meant. */
const isSecondOfDoubleClick = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 0 && detail % 2 === 0 && !isTouch(nativeEvent);

/**
 * A link within the application, followed once by a double click: its second half can come after the next page is drawn, and
 * meet the link that lies there now. Where it leads to the page just gone to, it adds nothing to the browser's history: a slow
 * second click can come before that page is drawn.
 */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isPlain(event) && isSecondOfDoubleClick(event)) event.preventDefault();
    if (event.defaultPrevented || !isPlain(event) || !isHere(to)) return;
    event.preventDefault();
    void navigate(to, { replace: true });
  };
  return <Link to={to} onClick={follow} {...props} />;
}
