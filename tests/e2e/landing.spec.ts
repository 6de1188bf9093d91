import { builderAddress } from './builder-address.ts';
import { expect, test } from './journey.ts';
import { type WordKey, words } from './words.ts';

test.use({ forgiven: /api\/products/ });

const STEP_ONE = '/builder/select-template';

const pair = (primary: WordKey, secondary: WordKey): string =>
  words('colours:pair', { primary: words(primary), secondary: words(secondary) });

test('the first page: prices and anchors of the specification, sheets in other clothes, testimonials, and every button to step one', async ({
  page,
}) => {
  expect(await (await page.request.get('/api/products')).json()).toEqual({
    product: {
      trial_price: 50,
      subscription_price: 95,
      currency_symbol: '€',
      currency: 'EUR',
      trial_days: 7,
    },
  });
  await page.goto('/');
  const ANCHORS = ['start', 'stats', 'features', 'pricing', 'magazine', 'testimony', 'getStarted'];
  for (const anchor of ANCHORS) await expect(page.locator(`section#${anchor}`), anchor).toHaveCount(1);
  for (const [name, anchor] of [
    ['features', 'features'],
    ['pricing', 'pricing'],
    ['knowUs', 'magazine'],
  ] as const) {
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: words(`navigation:${name}`), exact: true });
    await expect(link).toHaveAttribute('href', `/#${anchor}`);
  }
  const slides = () =>
    page.locator('#testimony li').evaluateAll(([first, second]) => {
      const step = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0);
      const track = first?.parentElement?.clientWidth ?? 0;
      return Math.round((track / step) * 10) / 10;
    });
  for (const [width, count] of [
    [1023, 1],
    [1024, 1.5],
    [1440, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(slides, `${width} px`).toBe(count);
  }

  const cover = (template: string, colours: string) =>
    page.getByRole('img', { name: words('home:looks.cover', { template, colours }) });
  await expect(cover('Revista', pair('colours:blue.dark', 'colours:yellow.plain'))).toBeVisible();

  await page.getByRole('radio', { name: 'Revista' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Lienzo' })).toBeChecked();
  const lienzo = cover('Lienzo', pair('colours:red.plain', 'colours:brown.light'));
  await expect(lienzo).toHaveAttribute('src', /templates\/10\/thumbnail.*excerpt=cover/);
  await expect
    .poll(() => lienzo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('radio', { name: pair('colours:blue.dark', 'colours:orange.plain') }).check();
  await expect(cover('Lienzo', pair('colours:blue.dark', 'colours:orange.plain'))).toHaveAttribute(
    'src',
    /1d3f72/,
  );

  // The product at work: a page of the sample, and the cash of its forecast.
  const printed = page.getByRole('img', { name: words('home:use.page'), exact: true });
  await printed.scrollIntoViewIfNeeded();
  await expect
    .poll(() => printed.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('figure', { name: words('home:use.cash'), exact: true })).toContainText(
    '44.756',
  );

  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(pricing).toContainText('€\u00a00,50');
  await expect(pricing).toContainText(words('home:pricing.basic.period'));
  await expect(pricing).toContainText('€\u00a00,95');
  await expect(pricing).toContainText(words('home:pricing.pro.period'));
  await expect(pricing).toContainText(words('home:pricing.pro.hat'));
  await expect(pricing).toContainText(words('home:pricing.basic.days_other', { count: 7 }));

  const testimony = page.locator('#testimony');
  const next = testimony.getByRole('button', { name: words('home:testimony.next') });
  await next.press('Enter');
  await expect(testimony.getByRole('status')).toHaveText(
    words('home:testimony.position', { index: 2, count: 6 }),
  );
  const second = testimony.getByRole('listitem').nth(1);
  const track = testimony.locator('ul');
  const indent = async () =>
    ((await second.boundingBox())?.x ?? 0) -
    ((await track.locator('xpath=..').boundingBox())?.x ?? 0) -
    (await track.evaluate((list) =>
      Number.parseFloat(getComputedStyle(list.parentElement ?? list).paddingLeft),
    ));
  await expect.poll(async () => Math.abs(await indent())).toBeLessThan(2);
  await next.press('ArrowLeft');
  await expect(testimony.getByRole('status')).toHaveText(
    words('home:testimony.position', { index: 1, count: 6 }),
  );
  // Noted on the first visit, without a choice (specification §9).
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('es');
  await expect(testimony).toContainText(words('testimonials:itemsNote', { product: 'Trazo' }));
  const rest = page.getByText(words('testimonials:items.bakery.more'));
  await expect(rest).toBeHidden();
  await testimony.getByRole('button', { name: words('testimonials:items.bakery.who') }).press('Enter');
  await expect(rest).toBeVisible();

  for (const name of ['start', 'features.action', 'magazine.action', 'getStarted.action'] as const) {
    await expect(page.getByRole('link', { name: words(`home:${name}`) })).toHaveAttribute('href', STEP_ONE);
  }
  for (const [card, product] of [
    ['basic', 'trial'],
    ['pro', 'pro'],
  ] as const) {
    await expect(page.getByRole('link', { name: words(`home:pricing.${card}.action`) })).toHaveAttribute(
      'href',
      `/builder/select-template?product=${product}`,
    );
  }
  await page.getByRole('link', { name: words('home:getStarted.action') }).click();
  await expect(page).toHaveURL(builderAddress('select-template'));

  await test.step('without prices their part stays empty, without a message', async () => {
    await page.route('**/api/products', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/products'));
    await page.goto('/');
    await failed;
    await expect(page.getByRole('heading', { level: 2, name: words('home:faq.title') })).toBeVisible();
    await expect(page.locator('#pricing')).toBeEmpty();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
});
