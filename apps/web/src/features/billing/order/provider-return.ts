/** What a provider adds to the address it leads back to (docs.stripe.com/payments/3d-secure). */
const PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
] as const;

/** What was confirmed at the bank whose page has just led back here; undefined when the user does not come from there. */
export function returnedFromBank(search: URLSearchParams): 'payment' | 'card' | undefined {
  if (search.has('payment_intent')) return 'payment';
  return search.has('setup_intent') ? 'card' : undefined;
}

/** The address without what the provider added: reloading the page must not come back from the bank again. */
export function withoutProviderReturn(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of PARAMETERS) rest.delete(name);
  return rest;
}
