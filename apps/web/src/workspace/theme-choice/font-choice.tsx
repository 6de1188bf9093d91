import { FONT_NAMES, type FontName, fontFamily } from '@trazo/plan/theme/fonts';
import { type Theme, templateLook } from '@trazo/plan/theme/theme';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import covering from '../../shared/design/covering-input.module.css';
import styles from './theme-choice.module.css';

/** Names are names: their order is the same in every language. */
const FONTS_BY_NAME = FONT_NAMES.toSorted((one, other) =>
  fontFamily(one).localeCompare(fontFamily(other), 'en'),
);

interface FontChoiceProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** The document's font: the template's own, or one that stays whatever the template. */
export function FontChoice({ theme, onChange }: FontChoiceProps) {
  const { t } = useTranslation('viewer');
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('label:has(:checked)');
    // Whichever way the list scrolls: down, or sideways on a phone.
    if (chosen != null) list.current?.scrollTo(chosen.offsetLeft - 48, chosen.offsetTop - 48);
  }, []);
  const own = t('templateFont', { font: fontFamily(templateLook(theme.templateId).font) });
  // The user's own font sets all of it: to choose another one puts it aside.
  const isAllOwn = theme.ownFont?.use === 'all';
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('font')}</legend>
      <div className={styles.fonts} ref={list}>
        {[null, ...FONTS_BY_NAME].map((name) => (
          <label className={styles.font} key={name}>
            <input
              className={covering.covering}
              type="radio"
              name={group}
              checked={!isAllOwn && theme.font === name}
              aria-label={name === null ? own : fontFamily(name)}
              onChange={() =>
                onChange({ ...theme, font: name, ownFont: isAllOwn ? unused(theme) : theme.ownFont })
              }
            />
            {name === null ? own : <InItsOwnLetters name={name} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The user's own font, kept for another time. */
const unused = ({ ownFont }: Theme): Theme['ownFont'] => ownFont && { ...ownFont, use: 'none' };

/** A font's name as the font writes it (scripts/draw-font-names.ts); in plain letters where the build drew none. */
function InItsOwnLetters({ name }: { readonly name: FontName }) {
  const file = import.meta.env.FONT_NAMES ?? '';
  if (file === '') return fontFamily(name);
  return (
    <svg className={styles.drawnName} aria-hidden="true">
      <use href={`/assets/font-names/${file}#${name}`} />
    </svg>
  );
}
