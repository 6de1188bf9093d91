import controls from '../design/plain-controls.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './search-panel.module.css';
import { NOTHING_SOUGHT, seeksNothing, type TemplateSearch } from './template-search.ts';

interface NoResultsProps {
  readonly search: TemplateSearch;
  readonly onChange: (search: TemplateSearch) => void;
}

/** Empty state: no template matches the search. */
export function NoResults({ search, onChange }: NoResultsProps) {
  const { t } = useWords('catalogue');
  const asksForFavourites = search.favourites && seeksNothing({ ...search, favourites: false });
  return (
    <div className={styles.none}>
      <h2>{asksForFavourites ? t('empty.noFavourites') : t('empty.title')}</h2>
      <p>{asksForFavourites ? t('empty.favourites') : t('empty.text')}</p>
      <button
        type="button"
        className={controls.button}
        data-variant="default"
        onClick={() => onChange(NOTHING_SOUGHT)}
      >
        {t('empty.all')}
      </button>
    </div>
  );
}

/** Says why templates are shown that do not name what was looked for. */
export function ForAnyTrade() {
  const { t } = useWords('catalogue');
  return (
    <p className={styles.forAnyTrade} role="status">
      {t('empty.forAnyTrade')}
    </p>
  );
}
