import { Button, Modal, ScrollArea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../shared/dialogs/use-opener-focus.ts';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { type FigureRule, readPasted } from './figure-rule.ts';
import type { Proposal } from './grid-context.ts';
import type { CellController } from './grid-controller.ts';
import { NAME_COLUMN } from './grid-model.ts';
import { shownLines } from './grid-paste.ts';
import styles from './paste-preview.module.css';
import type { PastedBlock, PasteNote } from './pasted-block.ts';

interface PastePreviewProps {
  readonly proposal: Proposal | undefined;
  readonly controller: Pick<CellController, 'putIn' | 'leaveOut'>;
  readonly rule: FigureRule;
  /** The plan's, where the grid holds money. */
  readonly currency?: string;
  readonly columnName: (column: number) => string;
}

/** A pasted block before it goes in: what is left out of it, what is turned, and what then stands in the grid. */
export function PastePreview({ proposal, ...props }: PastePreviewProps) {
  return proposal === undefined ? null : <Preview block={proposal.block} {...props} />;
}

interface PreviewProps extends Omit<PastePreviewProps, 'proposal'> {
  readonly block: PastedBlock;
}

function Preview({ block, controller, rule, currency = '', columnName }: PreviewProps) {
  useOpenerFocus();
  const { t } = useTranslation('finance');
  const noteWords = useNoteWords(block, rule, currency);
  return (
    <Modal
      opened
      size="lg"
      onClose={controller.leaveOut}
      title={t('form.grid.preview.title')}
      closeButtonProps={{ 'aria-label': t('form.grid.preview.cancel') }}
    >
      <div className={styles.preview}>
        <ul className={styles.notes}>
          {block.notes.map((note) => (
            <li key={note.kind}>{noteWords(note)}</li>
          ))}
        </ul>
        <Lines block={block} rule={rule} columnName={columnName} />
        <div className={styles.actions}>
          <Button data-autofocus onClick={controller.putIn}>
            {t('form.grid.preview.putIn')}
          </Button>
          <Button variant="subtle" onClick={controller.leaveOut}>
            {t('form.grid.preview.cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Names beyond these are only counted: the list is read, not searched. */
const NAMED = 6;

function useNoteWords(block: PastedBlock, rule: FigureRule, currency: string): (note: PasteNote) => string {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  return (note) => {
    switch (note.kind) {
      case 'thousands':
        return t('form.grid.preview.thousands', { factor: formatAmount('1000', language) });
      case 'grouping': {
        const value = formatAmount(
          readPasted(note.text, block.separator, rule, (figure) => figure).value,
          language,
        );
        return t('form.grid.preview.grouping', { text: note.text, value });
      }
      case 'currency':
        return t('form.grid.preview.currency', { sign: note.sign, currency });
      default: {
        const more = note.texts.length - NAMED;
        const texts = [...note.texts.slice(0, NAMED), ...(more > 0 ? [`+ ${more}`] : [])].join(' · ');
        return t(`form.grid.preview.${note.kind}`, { texts });
      }
    }
  };
}

function Lines({ block, rule, columnName }: Pick<PreviewProps, 'block' | 'rule' | 'columnName'>) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const lines = shownLines(block, rule);
  const columns = (lines[0] ?? []).map((_, offset) => block.column + offset);
  return (
    <ScrollArea.Autosize
      className={styles.frame}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t('form.grid.preview.goesIn') }}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === NAME_COLUMN ? t('form.grid.item') : columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells, line) => (
            <tr key={`${line}${cells[0]}`}>
              {cells.map((text, offset) => (
                <td key={columns[offset]} data-name={columns[offset] === NAME_COLUMN || undefined}>
                  {columns[offset] === NAME_COLUMN ? text : formatAmount(text, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea.Autosize>
  );
}
