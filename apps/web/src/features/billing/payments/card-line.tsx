import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCreditCard } from '@tabler/icons-react';
import type { Billing } from '@trazo/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import parts from '../billing.module.css';
import { brandName } from '../card/brand-names.ts';
import { CardChange } from './card-change.tsx';
import { CardReturn } from './card-return.tsx';
import styles from './payments.module.css';

/** The card that is charged, and how to change it. */
export function CardLine({ billing }: { billing: Billing }) {
  const { t } = useTranslation(['billing', 'navigation']);
  const [opened, { open, close }] = useDisclosure();
  const { card, subscription } = billing;
  return (
    <>
      <CardReturn />
      {subscription !== null && (
        <div className={styles.cardLine}>
          {card !== null && <CardWords card={card} />}
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
  const date = month.format(Date.UTC(card.exp_year, card.exp_month - 1));
  return (
    <div>
      <p className={styles.strong}>
        <IconCreditCard size={20} stroke={1.5} aria-hidden="true" />
        {t('change.card', { brand: brandName(card.brand), digits: card.last4 })}
      </p>
      <p className={card.expires_before_next_payment ? styles.warning : parts.small}>
        {t(card.expires_before_next_payment ? 'change.expires' : 'change.valid', { date })}
      </p>
    </div>
  );
}
