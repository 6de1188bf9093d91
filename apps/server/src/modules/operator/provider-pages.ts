const DASHBOARD = 'https://dashboard.stripe.com';

/** The provider's own pages about customers and payments; none where payments go to a sandbox. */
export interface ProviderPages {
  customer(id: string | null): string | null;
  invoice(id: string): string | null;
}

export function providerPages({
  name,
  publishableKey,
}: {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string;
}): ProviderPages {
  if (name === 'sandbox') return { customer: () => null, invoice: () => null };
  const base = publishableKey.includes('_test_') ? `${DASHBOARD}/test` : DASHBOARD;
  return {
    customer: (id) => (id === null ? null : `${base}/customers/${encodeURIComponent(id)}`),
    invoice: (id) => `${base}/invoices/${encodeURIComponent(id)}`,
  };
}
