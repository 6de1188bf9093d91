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
  const { ownFont } = theme;
  const own = ownFont === null || ownFont.use === 'none' ? null : ownFont;
  if (theme.font === null && own === null) return null;
  const names = [own?.name, theme.font === null || own?.use === 'all' ? undefined : fontFamily(theme.font)];
  return (
    <div className={styles.chosen}>
      <p>{t('chosenFont', { font: names.filter((name) => name !== undefined).join(' · ') })}</p>
      <button
        type="button"
        className={controls.textButton}
        onClick={() => onChange({ ...theme, font: null, ownFont: ownFont && { ...ownFont, use: 'none' } })}
      >
        {t('useTemplateFont')}
      </button>
    </div>
  );
}
