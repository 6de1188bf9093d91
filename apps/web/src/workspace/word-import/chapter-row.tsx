import type { SelectProps } from '@mantine/core';
import { readPath } from '@trazo/contract/plan-document/value-path';
import type { Plan } from '@trazo/plan/plan';
import { countPictures } from '@trazo/plan/rich-text/blocks';
import { hasBlocks, isBlankText } from '@trazo/plan/rich-text/plain-text';
import { wordCount } from '@trazo/plan/rich-text/word-count';
import { itemsOf, plainLines, stepsOf } from '@trazo/plan/word-import/items';
import type { ImportRow } from '@trazo/plan/word-import/match-chapters';
import { isListTarget } from '@trazo/plan/word-import/targets';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '../../shared/form/choice-select.tsx';
import { sectionOf } from './target-words.ts';
import styles from './word-import.module.css';

/** Names of entries beyond these are only counted. */
const NAMED = 4;
/** Characters of a chapter that are looked at: its first lines. */
const BEGINNING = 400;

interface ChapterRowProps {
  readonly row: ImportRow;
  readonly plan: Plan;
  readonly targets: NonNullable<SelectProps['data']>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A chapter with its first lines, and beside it where it goes and what becomes of it there. */
export function ChapterRow({ row, plan, targets, value, onChoose }: ChapterRowProps) {
  const { t } = useTranslation('wordImport');
  const outcome = useOutcome(row, plan);
  const heading = row.heading === '' ? t('confirm.start') : row.heading;
  const text = plainLines(row.blocks, BEGINNING).join('\n');
  const pictures = countPictures(row.blocks);
  const isBlank = isBlankText({ blocks: row.blocks });
  return (
    <li
      className={styles.row}
      data-left-out={row.target === undefined || undefined}
      data-blank={isBlank || undefined}
    >
      <div className={styles.chapter}>
        {row.above.length > 0 && (
          <span className={styles.above} dir="auto">
            {row.above.join(' › ')}
          </span>
        )}
        <strong dir="auto">{heading}</strong>
        {!isBlank && (
          <>
            <p className={styles.lines} dir="auto">
              {text.slice(0, BEGINNING)}
            </p>
            <span className={styles.count}>
              {t('confirm.words', { count: wordCount(text) })}
              {pictures > 0 && ` · ${t('confirm.pictures', { count: pictures })}`}
            </span>
          </>
        )}
      </div>
      {!isBlank && (
        <div className={styles.target}>
          <ChoiceSelect
            aria-label={t('confirm.target', { heading })}
            data={targets}
            value={value}
            onChoose={onChoose}
          />
          <p className={styles.outcome} dir="auto">
            {row.target !== undefined && <span>{sectionOf(row.target)} · </span>}
            {outcome}
          </p>
        </div>
      )}
    </li>
  );
}

/** What becomes of a chapter where it goes, in words. */
function useOutcome({ heading, blocks, target }: ImportRow, plan: Plan): string {
  const { t } = useTranslation('wordImport');
  if (target === undefined) return t('confirm.leftOut');
  if (isListTarget(target)) {
    const { before, items } = target === 'operations.steps' ? stepsOf(blocks) : itemsOf(blocks);
    const isBeforeItem = before.length > 0 && target !== 'competition.competitors';
    const names = [...(isBeforeItem ? [heading] : []), ...items.map(({ name }) => name)];
    const named = names.filter((name) => name !== '').slice(0, NAMED);
    const more = names.length - named.length;
    return t('confirm.entries', {
      count: names.length,
      names: [...named, ...(more > 0 ? [`+ ${more}`] : [])].join(' · '),
    });
  }
  const [section, field = ''] = target.split('.');
  if (section === 'swot' && field !== 'summary')
    return t('confirm.lines', { count: plainLines(blocks, 1_000).length });
  const held = readPath(plan, target);
  const isHeld = (typeof held === 'string' || hasBlocks(held)) && !isBlankText(held);
  return t(isHeld ? 'confirm.below' : 'confirm.asText');
}
