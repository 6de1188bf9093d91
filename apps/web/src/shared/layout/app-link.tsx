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

/**
 * A link within the application. Where it leads to the page just gone to, it adds nothing to the browser's history: the
 * second click of two can come before that page is drawn.
 */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !isHere(to)) return;
    event.preventDefault();
    void navigate(to, { replace: true });
  };
  return <Link to={to} onClick={follow} {...props} />;
}
