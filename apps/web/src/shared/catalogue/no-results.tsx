import controls from '../design/plain-controls.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './search-panel.module.css';
import { type LeftOut, NOTHING_SOUGHT, seeksNothing, type TemplateSearch } from './template-search.ts';

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

/** Says why templates are shown that are not all that was looked for. */
export function LeftOutNote({ leftOut }: { readonly leftOut: NonNullable<LeftOut> }) {
  const { t } = useWords('catalogue');
  return (
    <p className={styles.leftOut} role="status">
      {t(leftOut === 'words' ? 'empty.forAnyTrade' : 'empty.withoutFilters')}
    </p>
  );
}
