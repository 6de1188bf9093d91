import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { renderInApplication, speakEnglish } from '../../shared/testing/components.tsx';
import { stubServer } from '../../shared/testing/stub-server.ts';
import { PriceNote } from './price-note.tsx';
import { rememberProduct, useWantedProduct } from './wanted-product.ts';

beforeAll(speakEnglish);

const PRICES = {
  ...{ trial_price: 50, subscription_price: 95, currency_symbol: '€' },
  ...{ currency: 'EUR', trial_days: 7 },
};

function Page() {
  const [product, want] = useWantedProduct();
  return (
    <>
      <PriceNote />
      <output>{product}</output>
      <button type="button" onClick={() => want('trial')}>
        the trial
      </button>
    </>
  );
}

it('says the price of what is wanted, and the trial that is chosen after Pro is remembered', async () => {
  stubServer({ status: 200, body: { product: PRICES } });
  rememberProduct(new URLSearchParams('product=pro'));
  const first = renderInApplication(<Page />);
  await screen.findByText('€0.95 a month. Cancel any time.');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('trial');
  screen.getByText(/€0\.50 for 7 days, then €0\.95 a month/);
  first.unmount();
  renderInApplication(<Page />);
  expect(screen.getByRole('status').textContent).toBe('trial');
});
