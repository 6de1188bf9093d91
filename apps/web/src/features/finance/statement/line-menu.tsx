import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp, IconTrash, IconTrendingUp } from '../../../shared/icons/icons.ts';
import { MenuOfLine } from '../grid/menu-of-line.tsx';
import type { StatementController } from './grid-lines.ts';
import { GrowthDialog } from './growth-dialog.tsx';
import type { LineGroup } from './statement.ts';

interface LineMenuProps {
  readonly group: LineGroup;
  readonly id: string;
  /** What the line is called. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly controller: Pick<StatementController, 'moveLine' | 'growLine' | 'removeLine'>;
}

/** What can be done with a whole line; apart from its figures, which are typed in beside it. */
export const LineMenu = memo(function LineMenu(props: LineMenuProps) {
  const { group, id, name, isFirst, isLast, controller } = props;
  const { t } = useTranslation('finance');
  const [grows, growth] = useDisclosure();
  const move = (by: -1 | 1) => controller.moveLine(group, id, by, name);
  return (
    <>
      <MenuOfLine name={name}>
        <Menu.Item leftSection={<IconTrendingUp size={16} />} onClick={growth.open}>
          {t('form.grid.grow')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={isFirst} onClick={() => move(-1)}>
          {t('form.grid.moveUp')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={isLast} onClick={() => move(1)}>
          {t('form.grid.moveDown')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} />}
          onClick={() => controller.removeLine(group, id, name)}
        >
          {t('form.grid.remove')}
        </Menu.Item>
      </MenuOfLine>
      {grows && (
        <GrowthDialog
          line={name}
          onFill={(percent) => controller.growLine(group, id, percent, name)}
          onClose={growth.close}
        />
      )}
    </>
  );
});
