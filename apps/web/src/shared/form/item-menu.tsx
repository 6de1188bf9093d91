import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp, IconDotsVertical, IconTrash } from '../icons/icons.ts';
import { MenuOnDemand } from '../layout/menu-on-demand.tsx';

interface ItemMenuProps {
  readonly item: string;
  readonly size?: number;
  /** Undefined where there is nothing above or below. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
  /** Further entries, between moving and removing. */
  readonly children?: ReactNode;
}

/** Everything that can be done with an item of a list, without dragging it. */
export function ItemMenu({ item, size, onUp, onDown, onRemove, children }: ItemMenuProps) {
  const { t } = useTranslation('fields');
  return (
    <MenuOnDemand
      button={
        <ActionIcon size={size} aria-label={t('list.actions', { item })}>
          <IconDotsVertical size={18} stroke={1.5} />
        </ActionIcon>
      }
    >
      <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={onUp === undefined} onClick={onUp}>
        {t('list.moveUp')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={onDown === undefined} onClick={onDown}>
        {t('list.moveDown')}
      </Menu.Item>
      {children}
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrash size={16} />} onClick={onRemove}>
        {t('list.delete')}
      </Menu.Item>
    </MenuOnDemand>
  );
}
