/** What a card does when it is charged or stored. */
export type CardBehaviour =
  /** Every payment goes through. */
  | { readonly does: 'succeed' }
  /** Every payment and every attempt to store it is declined. */
  | { readonly does: 'decline'; readonly why: Decline }
  /** Pays while the customer is there, is declined when charged later on. */
  | { readonly does: 'decline-later'; readonly why: Decline }
  /** Asks for authentication once; what is stored afterwards can be charged without the customer. */
  | { readonly does: 'authenticate-once' }
  /** Asks for authentication at each payment; `afterwards` is how the payment then fails. */
  | { readonly does: 'authenticate-always'; readonly afterwards?: Decline }
  /** The payment stays in processing for so many seconds, then ends in one way or the other. */
  | { readonly does: 'process'; readonly ends: 'succeeded' | 'failed'; readonly seconds: number }
  /** Goes through and is disputed by the holder at once. */
  | { readonly does: 'be-disputed' };

/** Code and reason of an error with a card, and its English message; the codes are Stripe's. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

interface TestCard {
  readonly brand: 'visa' | 'mastercard';
  readonly behaviour: CardBehaviour;
  /** The name of a ready-made payment method. */
  readonly token?: string;
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

export const DECLINED = declined('generic_decline');
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');

/** A debit that the bank of the account refuses. */
export const DEBIT_REFUSED: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  decline_code: 'generic_decline',
  message: 'The payment failed. The bank of the account refused the debit.',
};
export const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' };
export const AUTHENTICATION_REQUIRED = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);
export const NO_TEST_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);
export const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const decline = (why: Decline): CardBehaviour => ({ does: 'decline', why });
const visa = (token: string, behaviour: CardBehaviour): TestCard => ({ brand: 'visa', token, behaviour });

/** By number. Those Stripe documents do what they do there; two for a payment that takes its time are our own. */
const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ['4242424242424242', visa('pm_card_visa', { does: 'succeed' })],
  ['5555555555554444', { brand: 'mastercard', token: 'pm_card_mastercard', behaviour: { does: 'succeed' } }],
  ['4000000000000002', visa('pm_card_visa_chargeDeclined', decline(declined('generic_decline')))],
  ['4000000000009995', visa('pm_card_visa_chargeDeclinedInsufficientFunds', decline(INSUFFICIENT))],
  ['4000000000009987', visa('pm_card_visa_chargeDeclinedLostCard', decline(declined('lost_card')))],
  ['4000000000009979', visa('pm_card_visa_chargeDeclinedStolenCard', decline(declined('stolen_card')))],
  ['4000000000000069', visa('pm_card_chargeDeclinedExpiredCard', decline(EXPIRED))],
  [
    '4000000000000127',
    visa(
      'pm_card_chargeDeclinedIncorrectCvc',
      decline({ code: 'incorrect_cvc', message: "Your card's security code is incorrect." }),
    ),
  ],
  [
    '4000000000000119',
    visa(
      'pm_card_chargeDeclinedProcessingError',
      decline({
        code: 'processing_error',
        message: 'An error occurred while processing your card. Try again in a little bit.',
      }),
    ),
  ],
  [
    '4000000000000341',
    visa('pm_card_chargeCustomerFail', { does: 'decline-later', why: declined('generic_decline') }),
  ],
  ['4000002500003155', visa('pm_card_authenticationRequiredOnSetup', { does: 'authenticate-once' })],
  ['4000002760003184', visa('pm_card_authenticationRequired', { does: 'authenticate-always' })],
  [
    '4000008260003178',
    visa('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', {
      does: 'authenticate-always',
      afterwards: INSUFFICIENT,
    }),
  ],
  ['4000000000000259', visa('pm_card_createDispute', { does: 'be-disputed' })],
  ['4000000000007015', visa('pm_card_processing', { does: 'process', ends: 'succeeded', seconds: 60 })],
  ['4000000000007023', visa('pm_card_processingFails', { does: 'process', ends: 'failed', seconds: 60 })],
]);

/** The digits of a test card. Three more make it another card that does the same: its fingerprint is another one. */
const TEST_DIGITS = 16;

/** What is known of a number by the test card it begins with. */
export const testCardOf = (number: string): TestCard | undefined =>
  TEST_CARDS.get(number.slice(0, TEST_DIGITS));

/** The last digits that are shown of a card: of the test card it begins with. */
export const lastDigitsOf = (number: string): string =>
  (testCardOf(number) === undefined ? number : number.slice(0, TEST_DIGITS)).slice(-4);

const NUMBER_BY_TOKEN = new Map(
  [...TEST_CARDS].flatMap(([number, { token }]) => (token === undefined ? [] : [[token, number] as const])),
);

/** `pm_card_visa`, or `tok_visa` in a payment method that is made from a token. */
export const numberOfToken = (token: string): string | undefined =>
  NUMBER_BY_TOKEN.get(token.replace(/^tok_/, 'pm_card_'));

/** The check digit that every card number ends in. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
