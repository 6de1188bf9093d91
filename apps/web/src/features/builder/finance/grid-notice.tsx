import { Button } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useDraft } from '../../../workspace/drafts/use-draft.ts';
import { useTravel } from '../../../workspace/undo/use-travel.ts';
import type { CellName, GridNotice } from './grid-context.ts';
import styles from './grid-notice.module.css';
import type { PasteError } from './grid-paste.ts';
import { type GridRow, NAME_COLUMN, rowKey } from './grid-rows.ts';
import type { Statement } from './statement.ts';
import { useYearName } from './use-year-name.ts';

interface GridNoticeBarProps {
  readonly notice: GridNotice | undefined;
  readonly rows: readonly GridRow[];
  readonly statement: Statement;
}

/** What has just happened in the grid, said aloud, with a way back. */
export function GridNoticeBar({ notice, ...grid }: GridNoticeBarProps) {
  const { t } = useTranslation('finance');
  const word = useNoticeWords(grid);
  const isError = notice?.kind === 'refused' || notice?.kind === 'typed';
  const travel = useTravel();
  const isLast = useDraft(({ history }) => history.undo === 'finance');
  const canUndo = notice !== undefined && !isError && notice.kind !== 'copied' && isLast;
  return (
    <div className={styles.notice} data-problem={isError || undefined} data-shown={notice && true}>
      <p role={isError ? 'alert' : 'status'}>{notice && word(notice)}</p>
      {canUndo && (
        <Button variant="subtle" size="compact-md" onClick={() => travel('undo')}>
          {t('form.grid.undo')}
        </Button>
      )}
    </div>
  );
}

/** Long pasted texts are cut: enough to find them again. */
const EXCERPT = 40;
const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

function useNoticeWords({ rows, statement }: { rows: readonly GridRow[]; statement: Statement }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const yearName = useYearName();
  const nameOf = (row: GridRow, column: number): string => {
    const group = row.kind === 'line' ? t(`document.${row.group}`) : '';
    const number = row.kind === 'line' ? row.index + 1 : 0;
    if (column === NAME_COLUMN) return t('form.grid.lineName', { number, group });
    const own =
      row.kind === 'line' ? statement[row.group].find(({ id }) => id === row.id)?.name.trim() : undefined;
    const line =
      row.kind === 'fixed' ? t(`document.${row.row}`) : own || t('form.grid.unnamedLine', { number, group });
    return t('form.grid.cell', { line, year: yearName(column) });
  };
  const named = ({ key, column }: CellName) => {
    const row = rows.find((candidate) => rowKey(candidate) === key);
    return row === undefined ? '' : nameOf(row, column);
  };
  const refusal = (error: PasteError): string => {
    if (error.reason === 'tooWide')
      return t('form.grid.errors.tooWide', { width: error.width, room: error.capacity });
    if (error.reason === 'tooTall')
      return t('form.grid.errors.tooTall', { height: error.height, room: error.capacity });
    const cell = nameOf(error.row, error.column);
    const limit = TEXT_LIMITS.short;
    return t(`form.grid.errors.${error.reason}`, { text: excerpt(error.text), cell, limit });
  };
  return (notice: GridNotice): string => {
    if (notice.kind === 'refused') return refusal(notice.error);
    if (notice.kind === 'typed') {
      const cell = named(notice.cell);
      const example = formatAmount('1234.5', language);
      return notice.reason === 'tooLong'
        ? t('form.grid.errors.typedTooLong', { cell })
        : t('form.grid.errors.typed', { cell, text: excerpt(notice.text), example });
    }
    if ('line' in notice) return t(`form.grid.${notice.kind}`, { line: notice.line });
    return t(`form.grid.${notice.kind}`, { count: notice.count });
  };
}
