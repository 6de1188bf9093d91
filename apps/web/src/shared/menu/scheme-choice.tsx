import { useEffect, useId, useRef } from 'react';
import { chooseScheme, SCHEMES, useScheme } from '../scheme/colour-scheme.ts';
import { useWords } from '../words/use-words.ts';
import styles from './page-menu.module.css';

/** Light, dark, or as the system says. */
export function SchemeChoice() {
  const { t } = useWords('navigation');
  const name = useId();
  const chosen = useScheme();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Chosen in the server's page, before it was hydrated: React then ignores the change.
    const early = group.current?.querySelector<HTMLInputElement>('input:checked:not([checked])')?.value;
    const scheme = SCHEMES.find((each) => each === early);
    if (scheme !== undefined) chooseScheme(scheme);
  }, []);
  return (
    <fieldset ref={group} className={styles.schemes}>
      <legend>{t('appearance.label')}</legend>
      <div className={styles.schemeRow}>
        {SCHEMES.map((scheme) => (
          <label key={scheme}>
            <input
              type="radio"
              name={name}
              value={scheme}
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
