import { Button } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { useUndoRedo } from '../../../workspace/undo/use-undo-redo.ts';
import { AMOUNT_RULE, type FigureProblem, type FigureRule } from './figure-rule.ts';
import type { CellName, GridNotice } from './grid-context.ts';
import styles from './grid-notice.module.css';
import type { PasteError } from './grid-paste.ts';

/** How the cells of a grid are called. */
export interface CellWords<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly nameOf: (row: Row, column: number) => string;
  readonly ruleOf?: (row: Row) => FigureRule;
}

interface GridNoticeBarProps<Row> extends CellWords<Row> {
  readonly notice: GridNotice<Row> | undefined;
}

/** What has just happened in the grid, said aloud, with a way back. */
export function GridNoticeBar<Row>({ notice, ...grid }: GridNoticeBarProps<Row>) {
  const { t } = useTranslation('finance');
  const word = useNoticeWords(grid);
  const isError = notice?.kind === 'refused' || notice?.kind === 'typed';
  const undoRedo = useUndoRedo();
  const isLast = useDraft(({ history }) => history.undo === 'finance');
  const canUndo = notice !== undefined && !isError && notice.kind !== 'copied' && isLast;
  return (
    <div className={styles.notice} data-problem={isError || undefined} data-shown={notice && true}>
      <p role={isError ? 'alert' : 'status'}>{notice && word(notice)}</p>
      {canUndo && (
        <Button variant="subtle" size="compact-md" onClick={() => undoRedo('undo')}>
          {t('form.grid.undo')}
        </Button>
      )}
    </div>
  );
}

/** Long pasted texts are cut: enough to find them again. */
const EXCERPT = 40;
const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

function useNoticeWords<Row>({ rows, rowKey, nameOf, ruleOf = () => AMOUNT_RULE }: CellWords<Row>) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const currency = useDraft(({ draft }) => draft.general.currency);
  const write = (number: number) => formatAmount(String(number), language);
  const rangeOf = (row: Row | undefined) => {
    const { bounds, decimals } = row === undefined ? AMOUNT_RULE : ruleOf(row);
    return { min: write(bounds?.min ?? 0), max: write(bounds?.max ?? 0), decimals };
  };
  const refusal = (error: PasteError<Row>): string => {
    if (error.reason === 'tooWide')
      return t('form.grid.errors.tooWide', { width: error.width, room: error.capacity });
    if (error.reason === 'tooTall')
      return t('form.grid.errors.tooTall', { height: error.height, room: error.capacity });
    const cell = nameOf(error.row, error.column);
    const limit = TEXT_LIMITS.short;
    const text = excerpt(error.text);
    return t(`form.grid.errors.${error.reason}`, { text, cell, limit, ...rangeOf(error.row) });
  };
  const typed = (cellName: CellName, text: string, reason: FigureProblem): string => {
    const row = rows.find((candidate) => rowKey(candidate) === cellName.key);
    const cell = row === undefined ? '' : nameOf(row, cellName.column);
    if (reason === 'tooLong') return t('form.grid.errors.typedTooLong', { cell });
    if (reason === 'outOfRange') return t('form.grid.errors.typedOutOfRange', { cell, ...rangeOf(row) });
    if (reason === 'otherCurrency')
      return t('form.grid.errors.typedOtherCurrency', { cell, text: excerpt(text), currency });
    const example = formatAmount('1234.5', language);
    return t('form.grid.errors.typed', { cell, text: excerpt(text), example });
  };
  return (notice: GridNotice<Row>): string => {
    if (notice.kind === 'refused') return refusal(notice.error);
    if (notice.kind === 'typed') return typed(notice.cell, notice.text, notice.reason);
    if ('line' in notice) return t(`form.grid.${notice.kind}`, { line: notice.line });
    return t(`form.grid.${notice.kind}`, { count: notice.count });
  };
}
