import { type Theme, templateLook, templateOf } from '@trazo/plan/theme/theme';
import { useTranslation } from 'react-i18next';
import controls from '../../shared/design/plain-controls.module.css';
import { ColourChoice } from './colour-choice.tsx';
import styles from './theme-choice.module.css';

interface ThemeColoursProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
  /** Any other colour may be typed. */
  readonly allowsOwn?: boolean;
}

/** Both colours of the document. A chosen one stays whatever the template, until the template's own are asked for. */
export function ThemeColours({ theme, onChange, allowsOwn = false }: ThemeColoursProps) {
  const { t } = useTranslation('viewer');
  const { primaryColors, secondaryColors } = templateOf(theme.templateId);
  const own = templateLook(theme.templateId).colors;
  const { primary, secondary } = theme.colors;
  const setColour = (name: 'primary' | 'secondary') => (colour: string) =>
    onChange({ ...theme, colors: { ...theme.colors, [name]: colour === own[name] ? null : colour } });
  return (
    <div className={styles.colours}>
      <ColourChoice
        label={t('primary')}
        colours={primaryColors}
        value={primary ?? own.primary}
        onChange={setColour('primary')}
        allowsOwn={allowsOwn}
      />
      <ColourChoice
        label={t('secondary')}
        colours={secondaryColors}
        value={secondary ?? own.secondary}
        onChange={setColour('secondary')}
        allowsOwn={allowsOwn}
      />
      {(primary !== null || secondary !== null) && (
        <div className={styles.chosen}>
          <button
            type="button"
            className={controls.textButton}
            onClick={() => onChange({ ...theme, colors: { primary: null, secondary: null } })}
          >
            {t('templateColours')}
          </button>
        </div>
      )}
    </div>
  );
}
