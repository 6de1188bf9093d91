import type { Page } from '@playwright/test';
import { newPerson, signUp } from './account.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { words, wordsOf } from './words.ts';

// Without keys the page's policy does not let the provider's script in.
test.use({ viewport: WITHOUT_PREVIEW, bypassCSP: true });

/** As much of Stripe's script as shows a field and hears what changes about it. */
const PROVIDER = `
  const heard = [];
  window.heardByCard = heard;
  window.Stripe = () => ({
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    elements: () => ({
      getElement: () => null,
      submit: async () => ({}),
      update: (options) => heard.push(options),
      create: () => {
        const field = Object.assign(document.createElement('input'), { ariaLabel: 'Card' });
        const element = { mount: (place) => place.append(field), destroy: () => field.remove() };
        return Object.assign(element, { on: () => element, off: () => element, update() {} });
      },
    }),
  });
`;

const language = (page: Page) => page.getByRole('combobox', { name: words('navigation:language') });

// An answer may be on its way when the journey has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a card typed for Stripe outlives a change of colours and of language', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER }),
  );
  await page.route('**/api/payments', async (route) => {
    const answer = await route.fetch();
    const known = { ...(await answer.json()), provider: 'stripe', publishable_key: 'pk_test_1' };
    await route.fulfill({ response: answer, json: known });
  });
  await signUp(page, newPerson());
  const card = page.getByRole('textbox', { name: 'Card' });
  await card.fill('4242 4242 4242 4242');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(card).toHaveValue('4242 4242 4242 4242');
  await language(page).selectOption('fr');
  await expect(page.getByRole('button', { name: wordsOf('fr')('consent:orderButton') })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'heardByCard'))))
    .toMatch(/appearance.*"locale":"fr"/);
  await expect(card).toHaveValue('4242 4242 4242 4242');
});
