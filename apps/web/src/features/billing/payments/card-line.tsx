import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Billing } from '@trazo/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { IconBuildingBank, IconCreditCard } from '../../../shared/icons/icons.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import parts from '../billing.module.css';
import { brandName, walletName } from '../card/brand-names.ts';
import { CardChange } from './card-change.tsx';
import { CardReturn } from './card-return.tsx';
import styles from './payments.module.css';

/** The card or account that is charged, and how to change it. */
export function CardLine({ billing }: { billing: Billing }) {
  const { t } = useTranslation(['billing', 'navigation']);
  const [opened, { open, close }] = useDisclosure();
  const { card, debit, subscription } = billing;
  return (
    <>
      <CardReturn />
      {subscription !== null && (
        <div className={styles.cardLine}>
          {card !== null && <CardWords card={card} />}
          {debit !== null && <DebitWords debit={debit} />}
          <Button variant="default" onClick={open}>
            {t('billing:change.open')}
          </Button>
          <Modal
            opened={opened}
            onClose={close}
            title={t('billing:change.open')}
            closeButtonProps={{ 'aria-label': t('navigation:close') }}
          >
            <CardChange billing={billing} currency={subscription.currency} onDone={close} />
          </Modal>
        </div>
      )}
    </>
  );
}

function CardWords({ card }: { card: NonNullable<Billing['card']> }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const month = new Intl.DateTimeFormat(language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const name = t('change.card', { brand: brandName(card.brand), digits: card.last4 });
  const wallet = walletName(card.wallet);
  const date = month.format(Date.UTC(card.exp_year, card.exp_month - 1));
  return (
    <div>
      <p className={styles.strong}>
        <IconCreditCard size={20} stroke={1.5} />
        {wallet === undefined ? name : t('change.via', { card: name, wallet })}
      </p>
      <p className={card.expires_before_next_payment ? styles.warning : parts.small}>
        {t(card.expires_before_next_payment ? 'change.expires' : 'change.valid', { date })}
      </p>
    </div>
  );
}

function DebitWords({ debit: { country, last4 } }: { debit: NonNullable<Billing['debit']> }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return (
    <div>
      <p className={styles.strong}>
        <IconBuildingBank size={20} stroke={1.5} />
        {t('change.account', { country: name, digits: last4 })}
      </p>
      <p className={parts.small}>{t('change.debited')}</p>
    </div>
  );
}
