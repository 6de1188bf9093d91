import type { Template } from '@trazo/templates/template';
import { useWords } from '../words/use-words.ts';
import styles from './favourite-button.module.css';
import { useFavourites } from './favourites.ts';
import { Heart } from './heart.tsx';

interface FavouriteButtonProps {
  readonly template: Template;
  readonly className?: string | undefined;
  readonly tabIndex?: number | undefined;
}

/** Makes a template a favourite, or no longer one. */
export function FavouriteButton({ template: { id, name }, className = '', tabIndex }: FavouriteButtonProps) {
  const { t } = useWords('catalogue');
  const { favourites, setFavourite } = useFavourites();
  const isOne = favourites.includes(id);
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-pressed={isOne}
      aria-label={t('favourite', { template: name })}
      tabIndex={tabIndex}
      onClick={() => setFavourite(id, !isOne)}
    >
      <Heart />
    </button>
  );
}
