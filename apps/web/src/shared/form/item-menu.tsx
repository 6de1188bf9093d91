import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

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

/** Everything that can be done with an item of a list, without dragging it. Hundreds of them cost nothing until used. */
export function ItemMenu({ item, size, onUp, onDown, onRemove, children }: ItemMenuProps) {
  const { t } = useTranslation('fields');
  const button = useRef<HTMLButtonElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!isUsed) return;
    button.current?.focus();
    setOpened(true);
  }, [isUsed]);
  const icon = <IconDotsVertical size={18} stroke={1.5} />;
  const label = t('list.actions', { item });
  if (!isUsed) {
    return (
      <ActionIcon
        size={size}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setUsed(true)}
      >
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon ref={button} size={size} aria-label={label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
