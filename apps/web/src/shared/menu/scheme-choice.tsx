import { useEffect, useId, useRef } from 'react';
import { chooseScheme, SCHEMES, type Scheme, useScheme } from '../scheme/colour-scheme.ts';
import { useWords } from '../words/use-words.ts';
import styles from './page-menu.module.css';

/** What the page says before any script runs. */
const BEFORE_HYDRATION: Scheme = 'system';

/**
 * Light, dark, or as the system says. Uncontrolled: a choice made in the server's page before it was hydrated would be
 * undone by a controlled one without a word.
 */
export function SchemeChoice() {
  const { t } = useWords('navigation');
  const name = useId();
  const chosen = useScheme();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const early = inputsOf(group.current).find(({ checked }) => checked)?.value;
    const scheme = SCHEMES.find((each) => each === early);
    if (scheme !== undefined && scheme !== BEFORE_HYDRATION) chooseScheme(scheme);
  }, []);
  useEffect(() => {
    for (const input of inputsOf(group.current)) input.checked = input.value === chosen;
  }, [chosen]);
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
              defaultChecked={scheme === BEFORE_HYDRATION}
              onChange={() => chooseScheme(scheme)}
            />
            <span>{t(`appearance.${scheme}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const inputsOf = (group: HTMLFieldSetElement | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll('input') ?? []),
];
