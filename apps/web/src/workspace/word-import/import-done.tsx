import { Button, CopyButton } from '@mantine/core';
import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { linesOf, lineText } from '@trazo/plan/rich-text/plain-text';
import type { LeftOut } from '@trazo/plan/word-import/put-in';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './word-import.module.css';

interface ImportDoneProps {
  readonly count: number;
  readonly leftOut: readonly LeftOut[];
  readonly canUndo: boolean;
  readonly onFinish: () => void;
}

/** What went in, and what did not, with its text to copy. */
export function ImportDone({ count, leftOut, canUndo, onFinish }: ImportDoneProps) {
  const { t } = useTranslation('wordImport');
  const title = useRef<HTMLHeadingElement>(null);
  const textOf = useTextOf();
  useEffect(() => title.current?.focus(), []);
  const whole = leftOut.map(
    (one) => `${[...one.above, one.heading].filter(Boolean).join(' › ')}\n${textOf(one)}`,
  );
  return (
    <div className={styles.done}>
      <div>
        <h3 ref={title} tabIndex={-1}>
          {t('done.title', { count })}
        </h3>
        <p className={styles.lead}>
          {leftOut.length === 0 && `${t('done.all')} `}
          {canUndo && t('done.undo')}
        </p>
      </div>
      {leftOut.length > 0 && (
        <section className={styles.left} aria-label={t('done.left')}>
          <div className={styles.leftHead}>
            <div>
              <strong>{t('done.left')}</strong>
              <p className={styles.lead}>{t('done.leftLead')}</p>
            </div>
            <Copy text={whole.join('\n\n')} words={t('done.copyAll')} />
          </div>
          <ul className={styles.rows} aria-label={t('done.left')}>
            {leftOut.map((one, index) => (
              <li key={`${index}${one.heading}`} className={styles.leftRow}>
                <div className={styles.chapter}>
                  {one.above.length > 0 && (
                    <span className={styles.above} dir="auto">
                      {one.above.join(' › ')}
                    </span>
                  )}
                  <strong dir="auto">{one.heading === '' ? t('confirm.start') : one.heading}</strong>
                  <span className={styles.count}>{t(`done.${one.reason}`)}</span>
                  <p className={styles.leftText} dir="auto">
                    {textOf(one)}
                  </p>
                </div>
                <Copy text={textOf(one)} words={t('done.copy')} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <Button onClick={onFinish}>{t('done.finish')}</Button>
      </div>
    </div>
  );
}

/** The words of what was left out; a picture is named. */
function useTextOf(): (one: LeftOut) => string {
  const { t } = useTranslation('wordImport');
  const blockText = (block: RichBlock): string => {
    if (block.type !== 'picture') return linesOf(block).map(lineText).join('\n');
    const { description } = block;
    return description === '' ? t('done.imageUnnamed') : t('done.image', { description });
  };
  return ({ blocks }) => blocks.map(blockText).join('\n');
}

function Copy({ text, words }: { readonly text: string; readonly words: string }) {
  const { t } = useTranslation('wordImport');
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" size="sm" onClick={copy}>
          {copied ? t('done.copied') : words}
        </Button>
      )}
    </CopyButton>
  );
}
