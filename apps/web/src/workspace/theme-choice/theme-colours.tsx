import { type Theme, templateLook, templateOf } from '@trazo/plan/theme/theme';
import { useTranslation } from 'react-i18next';
import controls from '../../shared/design/plain-controls.module.css';
import { ColourChoice } from './colour-choice.tsx';
import type { LogoColour } from './logo-colours.ts';
import styles from './theme-choice.module.css';

interface ThemeColoursProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
  /** The colours of the user's logo, offered beside the template's. */
  readonly ofLogo?: readonly LogoColour[];
  /** Any other colour may be typed. */
  readonly allowsOwn?: boolean;
}

const NO_LOGO: readonly LogoColour[] = [];

/** Both colours of the document. A chosen one stays whatever the template, until the template's own are asked for. */
export function ThemeColours({ theme, onChange, ofLogo = NO_LOGO, allowsOwn = false }: ThemeColoursProps) {
  const { t } = useTranslation('viewer');
  const { primaryColors, secondaryColors } = templateOf(theme.templateId);
  const own = templateLook(theme.templateId).colors;
  const { primary, secondary } = theme.colors;
  const setColour = (name: 'primary' | 'secondary') => (colour: string) =>
    onChange({ ...theme, colors: { ...theme.colors, [name]: colour === own[name] ? null : colour } });
  const logoColours = ofLogo.map(({ offered }) => offered);
  const isDarkened = ofLogo.some(({ found, offered }) => found !== offered);
  return (
    <div className={styles.colours}>
      <ColourChoice
        label={t('primary')}
        colours={primaryColors}
        value={primary ?? own.primary}
        onChange={setColour('primary')}
        ofLogo={logoColours}
        allowsOwn={allowsOwn}
      />
      <ColourChoice
        label={t('secondary')}
        colours={secondaryColors}
        value={secondary ?? own.secondary}
        onChange={setColour('secondary')}
        ofLogo={logoColours}
        allowsOwn={allowsOwn}
      />
      {isDarkened && <p className={styles.note}>{t('logo.darkened')}</p>}
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
