import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListWords } from '../../../shared/form/field-words.ts';
import styles from './lines.module.css';

interface LineColumnProps {
  readonly path: string;
  readonly ids: readonly string[];
  readonly words: ListWords;
  readonly required: boolean;
  readonly full: { readonly limit: number } | undefined;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** One list of lines with its title and the way to add another. */
export function LineColumn({ path, ids, words, required, full, onAdd, children }: LineColumnProps) {
  const { t } = useTranslation('fields');
  const { setNodeRef, isOver } = useDroppable({ id: path });
  const title = useId();
  return (
    <section className={styles.column} ref={setNodeRef} data-over={isOver || undefined} data-column={path}>
      <header>
        <h2 className={styles.title} id={title}>
          {words.label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </h2>
        {words.hint !== undefined && <p className={styles.hint}>{words.hint}</p>}
      </header>
      <SortableContext id={path} items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={styles.lines} aria-labelledby={title}>
          {children}
        </ul>
      </SortableContext>
      <Button
        className={styles.add}
        data-add
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.75} />}
        disabled={full !== undefined}
        onClick={onAdd}
      >
        {words.add}
      </Button>
      {full !== undefined && <p className={styles.hint}>{t('list.full', full)}</p>}
    </section>
  );
}
