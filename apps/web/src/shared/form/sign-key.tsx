import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import styles from './sign-key.module.css';

interface SignKeyProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

const MINUS = /^\s*[-−–]\s*/u;
const withOtherSign = (text: string): string => (MINUS.test(text) ? text.replace(MINUS, '') : `-${text}`);

/** The minus that an iPhone's decimal keys lack, beside a figure that may be negative. */
export function SignKey({ text, onText }: SignKeyProps) {
  const { t } = useTranslation('fields');
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  if (!isTouched) return null;
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
