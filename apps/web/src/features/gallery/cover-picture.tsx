import { Button } from '@mantine/core';
import type { Look } from '@trazo/plan/theme/theme';
import type { Template } from '@trazo/templates/template';
import { useTranslation } from 'react-i18next';
import { coverAddress } from '../../shared/catalogue/cover-picture.ts';
import { sheetSize } from '../../shared/catalogue/page-picture.ts';
import { useRetriedPicture } from '../../shared/offline/use-retried-picture.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { catalogueColours } from './catalogue-colours.ts';
import { LivePage } from './live-page.tsx';
import styles from './template-cards.module.css';

interface CoverPictureProps {
  readonly template: Template;
  readonly colours: Look['colors'];
  readonly isFirst: boolean;
}

/** A template's cover: the build's picture, and over it the same page in other colours where some are chosen. */
export function CoverPicture({ template, colours, isFirst }: CoverPictureProps) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const { attempt, isLost, retry, onLoad, onError } = useRetriedPicture();
  const [firstPrimary] = template.primaryColors;
  const [firstSecondary] = template.secondaryColors;
  const { primary = firstPrimary, secondary = firstSecondary } = catalogueColours(template, colours);
  const isRecoloured = primary !== firstPrimary || secondary !== firstSecondary;
  return (
    <span className={styles.sheet} data-cover>
      <img
        key={attempt}
        src={coverAddress(template, language)}
        {...sheetSize(template)}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
      {isRecoloured && <LivePage template={template} colours={colours} shown="cover" />}
      {isLost && (
        <span className={styles.lost}>
          <span>{t('lost')}</span>
          <Button
            variant="default"
            onClick={(event) => {
              event.preventDefault();
              retry();
            }}
          >
            {t('retry')}
          </Button>
        </span>
      )}
    </span>
  );
}
