import type { PaymentMethod } from '@trazo/contract/billing/payments';
import type { Terms } from '../billing-settings.ts';

const CARD = ['card'] as const satisfies readonly PaymentMethod[];
const CARD_OR_DEBIT = ['card', 'sepa_debit'] as const satisfies readonly PaymentMethod[];

/** What an order may be paid with (ADR 82). A debit takes up to 14 days, longer than a trial lasts. */
export const methodsFor = (
  { takesDebits }: Pick<Terms, 'takesDebits'>,
  isTrial: boolean,
): readonly PaymentMethod[] => (takesDebits && !isTrial ? CARD_OR_DEBIT : CARD);
