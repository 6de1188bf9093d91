import { Button } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './document-view.module.css';
import { fieldAddress, isOnCover } from './field-address.ts';
import type { FieldReference, PreviewError } from './preview-error.ts';

interface PreviewErrorNoticeProps {
  readonly error: PreviewError;
  readonly onRetry: () => void;
}

/** What went wrong, where, and what to do; one that mends itself says so. */
export function PreviewErrorNotice({ error, onRetry }: PreviewErrorNoticeProps) {
  const { t } = useTranslation('viewer');
  const { message, fields, retryIn } = error;
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      {fields.length > 0 && (
        <ul className={styles.errorFields}>
          {fields.map((reference) => (
            <li key={`${reference.section} ${reference.field}`}>
              <FieldLink {...reference} />
            </li>
          ))}
        </ul>
      )}
      {retryIn !== undefined && (
        <p>{t('error.retriesSoon', { count: Math.max(1, Math.round(retryIn / 1000)) })}</p>
      )}
      <Button variant="default" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}

function FieldLink({ section, field }: FieldReference) {
  const { t } = useTranslation(['viewer', section, 'navigation']);
  const reference = { section, field };
  const key = `form.fields.${field.replaceAll(/\.\d+(?=\.|$)/g, '')}.label`;
  const label: unknown = i18next.getResource(i18next.language, section, key);
  const title = isOnCover(reference) ? t('viewer:cover') : t(`${section}:title`);
  const named = typeof label === 'string' ? t('navigation:labelled', { label: title, text: label }) : title;
  return <Link to={fieldAddress(reference)}>{named}</Link>;
}
