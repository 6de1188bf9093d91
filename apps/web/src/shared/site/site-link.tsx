import type { LinkProps } from 'react-router';
import controls from '../design/plain-controls.module.css';
import { AppLink } from './app-link.tsx';
import { withPrefix } from './site-address.ts';
import { useSiteAddress } from './use-site-address.ts';

interface SiteLinkProps extends LinkProps {
  readonly to: string;
}

/** A link that keeps the language the address names. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const { prefix } = useSiteAddress();
  return <AppLink to={withPrefix(prefix, to)} {...props} />;
}

interface LinkButtonProps extends SiteLinkProps {
  readonly variant?: 'filled' | 'default' | 'subtle';
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'filled', className = '', ...props }: LinkButtonProps) {
  return <SiteLink className={`${controls.button} ${className}`} data-variant={variant} {...props} />;
}
