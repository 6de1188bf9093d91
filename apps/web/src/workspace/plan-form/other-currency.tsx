import { Button } from '@mantine/core';
import { otherCurrencyIn, withoutCurrency } from '@trazo/plan/writing/amount-reading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../plan-store/use-draft.ts';
import styles from './other-currency.module.css';

/** Asks about an amount that was typed in another currency than the plan's; `onOwn` takes its figure as one of the plan's. */
export function useOtherCurrency(typed: string, onOwn: (text: string) => void): ReactNode {
  const { t } = useTranslation('fields');
  const currency = useDraft(({ draft }) => draft.general.currency);
  const sign = /\d/.test(typed) ? otherCurrencyIn(typed, currency) : undefined;
  if (sign === undefined) return undefined;
  return (
    <span className={styles.question}>
      {t('otherCurrency.question', { sign, currency })}
      <Button size="compact-sm" variant="default" onClick={() => onOwn(withoutCurrency(typed))}>
        {t('otherCurrency.take', { currency })}
      </Button>
    </span>
  );
}
