import { isLanguage, LANGUAGES, type Language } from '@trazo/plan/languages';
import { useEffect, useId, useRef } from 'react';
import styles from '../design/layout.module.css';
import controls from '../design/plain-controls.module.css';
import { useLanguage } from '../words/use-language.ts';
import { useWords } from '../words/use-words.ts';

/** The browser's own list: it works before anything else is there, and on every phone. */
export function LanguageSelector({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useWords('navigation');
  const language = useLanguage();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  // What was chosen before this code had come is taken up now.
  useEffect(() => {
    const select = list.current;
    if (select === null || select.value === language) return;
    const early = select.value;
    select.value = language;
    if (isLanguage(early)) onChoose(early);
  }, [language, onChoose]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('language')}</label>
      <select
        ref={list}
        id={id}
        className={controls.select}
        value={language}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          // Race: the effect above may have taken up the choice, and put the list back, before its event is handled.
          if (isLanguage(value) && value !== language) onChoose(value);
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`languages.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
