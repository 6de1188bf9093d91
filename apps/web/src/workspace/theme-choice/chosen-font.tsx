import { fontFamily } from '@trazo/plan/theme/fonts';
import type { Theme } from '@trazo/plan/theme/theme';
import { useTranslation } from 'react-i18next';
import controls from '../../shared/design/plain-controls.module.css';
import styles from './theme-choice.module.css';

interface ChosenFontProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** Says that the document is in another font than the pictures of the template, and takes it back; nothing where it is not. */
export function ChosenFont({ theme, onChange }: ChosenFontProps) {
  const { t } = useTranslation('viewer');
  if (theme.font === null) return null;
  return (
    <div className={styles.chosen}>
      <p>{t('chosenFont', { font: fontFamily(theme.font) })}</p>
      <button
        type="button"
        className={controls.textButton}
        onClick={() => onChange({ ...theme, font: null })}
      >
        {t('useTemplateFont')}
      </button>
    </div>
  );
}
