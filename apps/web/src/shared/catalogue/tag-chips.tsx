import { DENSITIES, MOODS, READERS } from '@trazo/templates/template';
import covering from '../design/covering-input.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './search-panel.module.css';
import { type TagList, type TemplateSearch, withTag } from './template-search.ts';

/** Tags with the words they stand under in the namespace `catalogue`. */
const TAG_WORDS = {
  readers: READERS.map((tag) => ({ tag, word: `tags.readers.${tag}` }) as const),
  moods: MOODS.map((tag) => ({ tag, word: `tags.moods.${tag}` }) as const),
  densities: DENSITIES.map((tag) => ({ tag, word: `tags.densities.${tag}` }) as const),
} as const;

interface TagChipsProps {
  readonly list: TagList;
  readonly search: TemplateSearch;
  readonly onChange: (search: TemplateSearch) => void;
}

/** The tags of one list, each a checkbox. */
export function TagChips({ list, search, onChange }: TagChipsProps) {
  const { t } = useWords('catalogue');
  const chosen: readonly string[] = search[list];
  return (
    <fieldset className={styles.group}>
      <legend>{t(`labels.${list}`)}</legend>
      <div className={styles.chips}>
        {TAG_WORDS[list].map(({ tag, word }) => (
          <label className={styles.chip} key={tag}>
            <input
              className={covering.covering}
              type="checkbox"
              name={list}
              value={tag}
              checked={chosen.includes(tag)}
              onChange={() => onChange(withTag(search, list, tag))}
            />
            <span>{t(word)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
