/** What a provider adds to the address it leads back to (docs.stripe.com/payments/3d-secure). */
const PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
] as const;

/** Ours: the page that is left for the bank's notes in its address that it is, for a user who comes back by the browser's own button. */
const AT_BANK = 'bank';

/** The address of the page that is about to be left for the bank's. */
export function withBankVisit(search: URLSearchParams): URLSearchParams {
  const noted = new URLSearchParams(search);
  noted.set(AT_BANK, 'payment');
  return noted;
}

/** What was confirmed at the bank whose page has just led back here; undefined when the user does not come from there. */
export function returnedFromBank(search: URLSearchParams): 'payment' | 'card' | undefined {
  if (search.has('payment_intent') || search.get(AT_BANK) === 'payment') return 'payment';
  return search.has('setup_intent') ? 'card' : undefined;
}

/** The address without what the provider added: reloading the page must not come back from the bank again. */
export function withoutProviderReturn(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [...PARAMETERS, AT_BANK]) rest.delete(name);
  return rest;
}
