import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { readPath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { withoutIndices } from '@trazo/plan/without-indices';
import { wordRangeOf } from '@trazo/plan/written-fields';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons/icons.ts';
import type { ListWords } from '../../../workspace/plan-form/field-words.ts';
import type { DraftState } from '../../../workspace/plan-store/plan-store.ts';
import { GapNote } from '../../../workspace/writing-help/text-notes.tsx';
import { WritingHelp } from '../../../workspace/writing-help/writing-help.tsx';
import styles from './lines.module.css';

interface LineColumnProps {
  readonly section: SectionId;
  readonly path: string;
  readonly ids: readonly string[];
  readonly words: ListWords;
  readonly required: boolean;
  readonly full: { readonly limit: number } | undefined;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** One list of lines with its title and the way to add another. */
export function LineColumn({ section, path, ids, words, required, full, onAdd, children }: LineColumnProps) {
  const { t } = useTranslation('fields');
  const { setNodeRef, isOver } = useDroppable({ id: path });
  const title = useId();
  const id = `${section}.${path}`;
  const hasHelp = wordRangeOf(section, withoutIndices(path)) !== undefined;
  const read = ({ draft }: DraftState) => textOf(readPath(draft[section], path));
  return (
    <section
      id={id}
      className={styles.column}
      ref={setNodeRef}
      data-over={isOver || undefined}
      data-column={path}
    >
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
        {hasHelp && (
          <WritingHelp section={section} path={path} label={words.label} control={id} guide={words.guide} />
        )}
      </header>
      <SortableContext id={path} items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={styles.lines} aria-labelledby={title}>
          {children}
        </ul>
      </SortableContext>
      {hasHelp && <GapNote control={id} read={read} />}
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
      {full !== undefined && (
        <p className={styles.hint}>
          {t(ids.length > full.limit ? 'list.tooMany' : 'list.full', {
            number: ids.length,
            limit: full.limit,
          })}
        </p>
      )}
    </section>
  );
}

/** The lines of a list, one below the other. */
const textOf = (lines: unknown): string =>
  Array.isArray(lines) ? lines.map((line) => String(readPath(line, 'text') ?? '')).join('\n') : '';
