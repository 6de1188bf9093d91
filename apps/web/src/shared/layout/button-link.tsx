import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../site/app-link.tsx';

interface ButtonLinkProps extends ButtonProps {
  readonly to: string;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  return <Button component={AppLink} to={to} {...props} />;
}
