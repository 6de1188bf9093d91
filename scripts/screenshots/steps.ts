import type { Locator, Page } from 'playwright-core';
import type { wordsOf } from '../../tests/e2e/words.ts';

type Words = ReturnType<typeof wordsOf>;

/** What is done on a page before its picture is taken, in the words it shows. */
export type Step = (page: Page, words: Words) => Promise<void>;

const buttonOf = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

export const searchTemplates =
  (text: string): Step =>
  async (page, words) => {
    await page.getByRole('searchbox', { name: words('catalogue:search') }).fill(text);
  };

/** A sheet on a phone; on a desktop the filters are in view. */
export const openFilters: Step = async (page, words) => {
  const button = page.getByRole('button', { name: new RegExp(`^${words('catalogue:filters')}`) });
  if (await button.isVisible()) await button.click();
};

export const compareTemplates: Step = async (page, words) => {
  await page.getByText(words('catalogue:compare'), { exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

export const signUpEmpty: Step = async (page, words) => {
  await page.getByRole('textbox', { name: words('auth:password.label'), exact: true }).fill('Password1');
  await buttonOf(page, words('auth:signUp.action')).click();
  await page.getByText(words('errors:email_empty')).waitFor();
};

export const signInWrong: Step = async (page, words) => {
  await page.getByRole('textbox', { name: words('auth:email.label'), exact: true }).fill('nora@example.com');
  await page.getByRole('textbox', { name: words('auth:password.label'), exact: true }).fill('Hogaza-47');
  await buttonOf(page, words('auth:signIn.action')).click();
  await page.getByRole('alert').first().waitFor();
};

export const askForLink: Step = async (page, words) => {
  await page.getByRole('textbox', { name: words('auth:email.label'), exact: true }).fill('nora@example.com');
  await buttonOf(page, words('auth:recover.action')).click();
  await page.getByRole('heading', { name: words('auth:recover.sentTitle') }).waitFor();
};

const chooseOfCard = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('article').first().locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

export const openCardMenu: Step = async (page) => {
  await page.getByRole('article').first().locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem').first().waitFor();
};

export const openDownload: Step = async (page, words) => {
  await buttonOf(page.getByRole('article').first(), words('plans:action.deliver')).click();
  await page.getByRole('dialog').waitFor();
};

export const sendWrongly: Step = async (page, words) => {
  await openDownload(page, words);
  await page.getByText(words('plans:deliver.ways.send'), { exact: true }).click();
  await page.getByLabel(words('plans:deliver.email')).fill('banco@example.com, socia@example');
  await page.getByRole('checkbox', { name: words('plans:deliver.copy') }).check();
  await buttonOf(page, words('plans:deliver.send')).click();
};

export const openSharing: Step = async (page, words) => {
  await openDownload(page, words);
  await page.getByText(words('plans:deliver.ways.share'), { exact: true }).click();
};

export const makeLink: Step = async (page, words) => {
  await openSharing(page, words);
  // The plan has links already: those that are shown with it.
  await buttonOf(page, words('sharing:another')).click();
  await buttonOf(page, words('sharing:create')).click();
  await page.getByText(words('sharing:created')).waitFor();
};

export const openRenaming: Step = (page, words) => chooseOfCard(page, words('plans:action.rename'));

export const askToDelete: Step = (page, words) => chooseOfCard(page, words('plans:action.delete'));

export const openDeleted: Step = async (page) => {
  await page.locator('summary').last().click();
};

export const searchPlans: Step = async (page, words) => {
  await page.getByLabel(words('plans:search')).fill('zzz');
};

export const openAccountDialog =
  (key: 'billing:cancel.open' | 'billing:change.open' | 'account:delete.open'): Step =>
  async (page, words) => {
    await buttonOf(page, words(key)).click();
  };

export const openWithdrawal: Step = async (page, words) => {
  await buttonOf(page, words('navigation:withdrawHere')).click();
  await page.getByRole('dialog').waitFor();
};

export const orderWithoutFunds: Step = async (page, words) => {
  const fill = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).filter({ visible: true }).fill(text);
  await fill(words('billing:card.number'), '4000000000009995');
  await fill(words('billing:card.expiry'), '12/34');
  await fill(words('billing:card.securityCode'), '123');
  await fill(words('billing:card.name'), 'Nora Vidal');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('consent:orderButton') }).click();
  await page.getByText(words('billing:outcome.unsuccessful.title')).waitFor();
};

export const payBy =
  (method: 'wallet' | 'sepa_debit'): Step =>
  async (page, words) => {
    if (method === 'sepa_debit') await page.getByRole('radio').nth(1).check();
    await page.getByText(words(`billing:method.${method}`), { exact: true }).click();
  };

export const cancelEmpty: Step = async (page) => {
  await page.getByRole('radio').last().check();
  await page.locator('main form button[type="submit"]').click();
};

export const openContents: Step = async (page, words) => {
  await buttonOf(page, words('sharing:shared.contents')).click();
  await page.getByRole('menuitem').first().waitFor();
};

export const openMenu: Step = async (page, words) => {
  const button = page.getByRole('button', { name: words('navigation:menu') }).first();
  if (await button.isVisible()) await button.click();
};
