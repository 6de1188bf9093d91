import { useTranslation } from 'react-i18next';
import { numberFormat } from '../formatting/number-formats.ts';
import { useLanguage } from '../words/use-language.ts';
import styles from './form.module.css';

/** From this share of the limit on, the characters are counted. */
const COUNTED_FROM = 0.8;

interface FieldHintProps {
  readonly hint: string | undefined;
  readonly used: number;
  readonly limit: number;
}

/** How many characters to show: none while the limit is far, so that a field need not follow every key. */
export const countedLength = (used: number, limit: number): number =>
  used < limit * COUNTED_FROM ? 0 : used;

/** Whether there is anything to say under a label; an empty line would push the field out of its row. */
export const needsHint = ({ hint, used, limit }: FieldHintProps): boolean =>
  hint !== undefined || used >= limit * COUNTED_FROM;

/** The line under a label: a hint, and a counter once the limit comes near. */
export function FieldHint({ hint, used, limit }: FieldHintProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  if (used < limit * COUNTED_FROM) return hint;
  const number = numberFormat(language, {});
  return (
    <span className={styles.hint}>
      <span>{hint}</span>
      <span className={styles.counter}>
        {t('counter', { used: number.format(used), limit: number.format(limit) })}
      </span>
    </span>
  );
}
