import { Button } from '@mantine/core';
import { routeUrl } from '@trazo/contract/api/route';
import { type Excerpt, templateThumbnail } from '@trazo/contract/api/templates';
import { type Theme, templateOf } from '@trazo/plan/theme/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiAddress } from '../../shared/api/api-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './gallery.module.css';

interface ThumbnailProps {
  readonly templateId: number;
  readonly colours: Theme['colors'];
  readonly shown: Excerpt;
  readonly onRetry: () => void;
}

/** A real page from our own engine. In new colours the old page stays until the new one is there. */
export function Thumbnail({ templateId, colours, shown: excerpt, onRetry }: ThumbnailProps) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const address = thumbnailAddress(templateId, colours, language, excerpt);
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isCover = excerpt === 'cover';
  return (
    <span
      className={styles.sheet}
      data-cover={isCover || undefined}
      data-empty={shown === undefined || undefined}
    >
      {shown !== undefined && <img src={shown} alt="" width={720} height={1018} decoding="async" />}
      {shown !== address && failed !== address && (
        <img
          key={address}
          className={styles.next}
          src={address}
          alt=""
          width={720}
          height={1018}
          loading={isCover ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setShown(address)}
          onError={() => setFailed(address)}
        />
      )}
      {failed === address && isCover && (
        <span className={styles.lost} role="alert">
          <span>{t('lost')}</span>
          <Button
            variant="default"
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            {t('retry')}
          </Button>
        </span>
      )}
    </span>
  );
}

/** Pages are drawn in the catalogue's colours alone: one's own are shown in the draft's preview. */
function thumbnailAddress(
  templateId: number,
  { primary, secondary }: Theme['colors'],
  lang: string,
  excerpt: Excerpt,
): string {
  const { primaryColors, secondaryColors } = templateOf(templateId);
  const query = {
    color1: primaryColors.find((colour) => colour.toLowerCase() === primary.toLowerCase()),
    color2: secondaryColors.find((colour) => colour.toLowerCase() === secondary.toLowerCase()),
    lang,
    excerpt,
  };
  return apiAddress(routeUrl(templateThumbnail, { params: { id: templateId }, query }));
}
