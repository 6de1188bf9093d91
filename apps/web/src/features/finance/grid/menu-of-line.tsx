import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDots } from '../../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../../shared/layout/menu-on-demand.tsx';

interface MenuOfLineProps {
  /** What the line is called. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The menu beside a line of a grid. */
export function MenuOfLine({ name, children }: MenuOfLineProps) {
  const { t } = useTranslation('finance');
  return (
    <MenuOnDemand
      button={
        <ActionIcon size={32} aria-label={t('form.grid.menu', { line: name })}>
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      }
    >
      {children}
    </MenuOnDemand>
  );
}
