import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconPencil, IconTrash } from '../../../shared/icons/icons.ts';
import { BoxForm } from './box-form.tsx';
import { detailsOf } from './box-naming.ts';
import styles from './organigram.module.css';
import type { Box, Choices } from './use-organigram.ts';
import { useRemoveBox } from './use-remove-box.ts';

interface OutlineProps {
  readonly boxes: readonly Box[];
  readonly choices: Choices;
  /** The box whose form is open in the list. */
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** The organigram as an indented list: all that the drawing can do, by keyboard, screen reader and on a phone. */
export function Outline({ boxes, choices, openId, onOpen }: OutlineProps) {
  const { t } = useTranslation('organigram');
  const remove = useRemoveBox();
  if (boxes.length === 0) return <p className={styles.empty}>{t('form.outline.empty')}</p>;
  return (
    <ol className={styles.outline}>
      {boxes.map((box) => {
        const { node, level, title } = box;
        const isOpen = node.id === openId;
        return (
          <li
            key={node.id}
            style={{ paddingInlineStart: `calc(${Math.min(level, 7) - 1} * var(--indent))` }}
            data-open={isOpen || undefined}
          >
            <div className={styles.entry}>
              <BoxSummary box={box} />
              <ActionIcon
                aria-label={t('form.outline.change', { name: title })}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? undefined : node.id)}
              >
                <IconPencil size={20} stroke={1.5} />
              </ActionIcon>
              <ActionIcon aria-label={t('form.outline.remove', { name: title })} onClick={() => remove(box)}>
                <IconTrash size={20} stroke={1.5} />
              </ActionIcon>
            </div>
            {isOpen && <BoxForm box={box} boxes={boxes} choices={choices} />}
          </li>
        );
      })}
    </ol>
  );
}

function BoxSummary({ box }: { readonly box: Box }) {
  const { t } = useTranslation('organigram');
  const { title, level, missing, node } = box;
  const detail = detailsOf(box).join(' · ');
  return (
    <div className={styles.summary} data-kind={node.kind}>
      <span className={styles.level}>{t('form.outline.level', { level })}</span>
      <strong>{title}</strong>
      {detail !== '' && <span>{detail}</span>}
      {missing !== undefined && <em>{t(`form.missing.${missing}`)}</em>}
    </div>
  );
}
