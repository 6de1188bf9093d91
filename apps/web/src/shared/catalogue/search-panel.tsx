import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import controls from '../design/plain-controls.module.css';
import { useWords } from '../words/use-words.ts';
import { Heart } from './heart.tsx';
import styles from './search-panel.module.css';
import { TagChips } from './tag-chips.tsx';
import {
  NOTHING_SOUGHT,
  seeksNothing,
  TAG_LISTS,
  type TemplateSearch,
  tagsChosen,
  withTag,
} from './template-search.ts';

interface SearchPanelProps {
  readonly search: TemplateSearch;
  /** How many templates it finds. */
  readonly found: number;
  readonly onChange: (search: TemplateSearch) => void;
}

/** Text, tags and favourites to look for templates by; says how many there are. On a phone the tags open in a sheet, which shows what is found when it is closed. */
export function SearchPanel({ search, found, onChange }: SearchPanelProps) {
  const { t } = useWords('catalogue');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = tagsChosen(search);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeByKey();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  const takeUp = useEffectEvent(() => {
    const early = searchIn(panel.current, search);
    if (early !== search) onChange(early);
  });
  // What was typed and chosen before this code had come is taken up now.
  useEffect(() => takeUp(), []);
  return (
    <search className={styles.panel} aria-label={t('search')} ref={panel}>
      <div className={styles.bar}>
        <label className={styles.field}>
          <span className={controls.hidden}>{t('search')}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5" />
          </svg>
          <input
            type="search"
            value={search.text}
            placeholder={t('searchHint')}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => onChange({ ...search, text: currentTarget.value })}
          />
        </label>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={search.favourites}
          onClick={() => onChange({ ...search, favourites: !search.favourites })}
        >
          <Heart />
          {t('favourites')}
        </button>
        <button
          type="button"
          className={`${styles.toggle} ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls={id}
          ref={opener}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters')}
          {chosen > 0 && <span className={styles.number}>{chosen}</span>}
        </button>
        <div className={styles.outcome}>
          <p role="status">{t('results', { count: found })}</p>
          {!seeksNothing(search) && (
            <button type="button" className={controls.textButton} onClick={() => onChange(NOTHING_SOUGHT)}>
              {t('clear')}
            </button>
          )}
        </div>
      </div>
      <div className={styles.tags} id={id} data-open={isOpen || undefined}>
        <div className={styles.lists}>
          {TAG_LISTS.map((list) => (
            <TagChips key={list} list={list} search={search} onChange={onChange} />
          ))}
        </div>
        <button type="button" className={styles.show} onClick={close}>
          {t('show', { count: found })}
        </button>
      </div>
    </search>
  );
}

/** The search as the browser shows it; the very same one where nothing differs. */
function searchIn(panel: HTMLElement | null, known: TemplateSearch): TemplateSearch {
  const text = panel?.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? known.text;
  const begun = text === known.text ? known : { ...known, text };
  return TAG_LISTS.reduce((search, list) => {
    const chosen: readonly string[] = known[list];
    const boxes = panel?.querySelectorAll<HTMLInputElement>(`input[name="${list}"]`) ?? [];
    return [...boxes]
      .filter((box) => box.checked !== chosen.includes(box.value))
      .reduce((changed, { value }) => withTag(changed, list, value), search);
  }, begun);
}
