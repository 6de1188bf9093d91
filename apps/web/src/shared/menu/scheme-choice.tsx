import { useId } from 'react';
import { chooseScheme, SCHEMES, useScheme } from '../scheme/colour-scheme.ts';
import { useWords } from '../words/use-words.ts';
import styles from './page-menu.module.css';

/** Light, dark, or as the system says. */
export function SchemeChoice() {
  const { t } = useWords('navigation');
  const name = useId();
  const chosen = useScheme();
  return (
    <fieldset className={styles.schemes}>
      <legend>{t('appearance.label')}</legend>
      <div className={styles.schemeRow}>
        {SCHEMES.map((scheme) => (
          <label key={scheme}>
            <input
              type="radio"
              name={name}
              checked={scheme === chosen}
              onChange={() => chooseScheme(scheme)}
            />
            <span>{t(`appearance.${scheme}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
