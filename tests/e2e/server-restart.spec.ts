import { newPerson, signIn, signUp } from './account.ts';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, IN_RELEASES, test, WITHOUT_PREVIEW } from './journey.ts';
import { ownServer } from './own-server.ts';
import { editPlan, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';
const BEFORE = 'Tres hornos en la ciudad.';
const WHILE = `${BEFORE} Un molino propio.`;
const AFTER = `${WHILE} Y harina de la comarca.`;

/** Back-off: a page that has asked in vain for long asks every minute, or a quarter more. In milliseconds, with time to save. */
const LONGEST_PAUSE = 75_000 + 30_000;

const server = await ownServer();

test.use({
  viewport: WITHOUT_PREVIEW,
  baseURL: server.origin,
  forgiven: /ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|status of 50\d/,
});
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

test(
  'what is typed while the server restarts arrives by itself once it is back',
  IN_RELEASES,
  async ({ page, browser }) => {
    const person = newPerson();
    await openSection(page, 'general');
    await write(page, 'general:companyName', COMPANY);
    await signUp(page, person);
    await shownAsSaved(page);
    await openSection(page, 'mission');
    await write(page, 'mission:vision', BEFORE);
    await shownAsSaved(page);

    await server.stop();
    await write(page, 'mission:vision', WHILE);
    await expect(page.getByRole('status').filter({ hasText: words('planSync:state.offline') })).toBeVisible();
    const back = server.start();
    await write(page, 'mission:vision', AFTER);
    await back;
    await shownAsSaved(page, LONGEST_PAUSE);

    const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await signIn(other, person);
    await editPlan(other, COMPANY);
    await openSection(other, 'mission');
    await says(fieldOf(other, 'mission:vision'), AFTER);
    await other.context().close();
  },
);
