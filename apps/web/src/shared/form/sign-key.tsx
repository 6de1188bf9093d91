import { useTranslation } from 'react-i18next';
import styles from './sign-key.module.css';

interface SignKeyProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

const MINUS = /^\s*[-−–]\s*/u;
const withOtherSign = (text: string): string => (MINUS.test(text) ? text.replace(MINUS, '') : `-${text}`);

/** Whether figures are typed on a phone's keys. */
export const needsSignKey = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The minus that an iPhone's decimal keys lack, beside a figure that may be negative and has the focus. */
export function SignKey({ text, onText }: SignKeyProps) {
  const { t } = useTranslation('fields');
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      aria-label={t('sign')}
      // The figure keeps the focus, and the phone its keys.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onText(withOtherSign(text))}
    >
      ±
    </button>
  );
}
