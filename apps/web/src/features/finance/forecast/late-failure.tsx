import { useTranslation } from 'react-i18next';

/** Stands where a part of the forecast could not be fetched. */
export function LateFailure() {
  const { t } = useTranslation('finance');
  return <p>{t('form.forecast.failed')}</p>;
}
