import { isLanguage, LANGUAGES, type Language } from '@trazo/plan/languages';
import { useId } from 'react';
import { useLanguage } from '../words/use-language.ts';
import { useWords } from '../words/use-words.ts';
import controls from './controls.module.css';
import styles from './layout.module.css';

/** The browser's own list: it works before anything else is there, and on every phone. */
export function LanguageSelector({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useWords('navigation');
  const language = useLanguage();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('language')}</label>
      <select
        id={id}
        className={controls.select}
        value={language}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) onChoose(value);
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
