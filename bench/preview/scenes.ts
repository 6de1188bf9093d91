import type { Content } from '@trazo/contract/content/decoded-content';
import { emptyPlan } from '@trazo/plan/plan';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { templateLook } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import type { Browser, Locator, Page } from 'playwright-core';
import { withStoredPlan } from '../../tests/e2e/stored-sample.ts';
import { lastRefresh, quiet, type Refresh, watch } from './watch.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The English sample has 32 pages in this template. */
const TEMPLATE_ID = 2;
/** Between two keys of a practised hand: 60 words a minute. */
const PACE_MS = 120;
/** As long as a page is looked at before anything is done on it. */
const LOOK_MS = 2_000;

/** Bytes a second, and milliseconds there and back. */
interface Line {
  readonly throughput: number;
  readonly latency: number;
}
const PHONE_LINE: Line = { throughput: 10_000_000 / 8, latency: 60 };

const sample = sampleContent('en');
const longPlan: Content = { plan: sample.plan, theme: { ...sample.theme, templateId: TEMPLATE_ID } };
const blankPlan: Content = { plan: emptyPlan(), theme: longPlan.theme };

/** Something a user does and then waits for. */
export interface Scene {
  readonly name: string;
  /** Milliseconds the median may take. */
  readonly asked: number;
  measure(browser: Browser, origin: string, runs: number): Promise<Refresh[]>;
}

export const SCENES: readonly Scene[] = [
  { name: 'a word, 32 pages', asked: 250, measure: typing('summary', 'textbox', ' again') },
  { name: 'one key, 32 pages', asked: 250, measure: typing('summary', 'textbox', 'x') },
  {
    name: 'a sentence, 32 pages',
    asked: 250,
    measure: typing('mission', 'textbox', ' What is said here goes on for a while.'),
  },
  {
    name: 'a sentence at 10 Mbit/s, 60 ms',
    asked: 400,
    measure: typing('mission', 'textbox', ' What is said here goes on for a while.', PHONE_LINE),
  },
  { name: 'every page changes', asked: 400, measure: typing('general', 'name', ' Two') },
  { name: 'first preview', asked: 500, measure: firstPreview },
  { name: 'another colour', asked: 300, measure: designChange('colour') },
  { name: 'another font', asked: 300, measure: designChange('font') },
  { name: 'another template', asked: 300, measure: designChange('template') },
  { name: 'the document on a phone', asked: 600, measure: documentOnPhone },
];

function typing(
  section: 'summary' | 'mission' | 'general',
  where: 'textbox' | 'name',
  text: string,
  line?: Line,
): Scene['measure'] {
  return async (browser, origin, runs) => {
    const page = await open(browser, origin, DESK, longPlan);
    await page.goto(`${origin}/builder/form?section=${section}`);
    const field =
      where === 'name'
        ? page.locator('[id="general.companyName"]')
        : page.locator('main').getByRole('textbox').first();
    await field.click();
    await field.press('ControlOrMeta+End');
    await quiet(page);
    if (line !== undefined) await throttle(page, line);
    const refreshes: Refresh[] = [];
    for (let run = 0; run < runs; run++) {
      await field.pressSequentially(text, { delay: PACE_MS });
      refreshes.push(await lastRefresh(page));
      // So that the text stays on its page.
      for (const _key of text) await field.press('Backspace');
      await quiet(page);
    }
    await page.context().close();
    return refreshes;
  };
}

async function throttle(page: Page, { throughput, latency }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
}

/** A newcomer's first key; each time in a browser that knows nothing of us. */
async function firstPreview(browser: Browser, origin: string, runs: number): Promise<Refresh[]> {
  const refreshes: Refresh[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await open(browser, origin, DESK, blankPlan);
    await page.goto(`${origin}/builder/form?section=general`);
    const field = page.locator('[id="general.companyName"]');
    await field.click();
    await page.waitForTimeout(LOOK_MS);
    await field.press('B');
    refreshes.push(await lastRefresh(page));
    await page.context().close();
  }
  return refreshes;
}

const VIEWER = { colour: 'Primary colour: Another colour', font: 'Font', template: 'Template' } as const;

function designChange(kind: keyof typeof VIEWER): Scene['measure'] {
  return async (browser, origin, runs) => {
    const page = await open(browser, origin, DESK, longPlan);
    await page.goto(`${origin}/builder/document`);
    await page.getByRole('button', { name: 'Design', exact: true }).click();
    const control =
      kind === 'colour'
        ? page.getByLabel(VIEWER.colour, { exact: true })
        : page.getByRole('group', { name: VIEWER[kind], exact: true });
    await control.waitFor();
    await quiet(page);
    const choices = kind === 'colour' ? [] : await newChoices(control);
    const refreshes: Refresh[] = [];
    for (let run = 0; run < runs; run++) {
      if (kind === 'colour') {
        await control.fill(`#0b6e${(0x10 + run).toString(16)}`);
        await control.press('Enter');
      } else await control.getByRole('radio', { name: choices[run] ?? '', exact: true }).check();
      refreshes.push(await lastRefresh(page));
    }
    await page.context().close();
    return refreshes;
  };
}

/** The options that change the document: neither what is chosen nor, under another name, the font the template has anyway. */
async function newChoices(list: Locator): Promise<string[]> {
  const own = fontFamily(templateLook(TEMPLATE_ID).font);
  const labels = await list
    .getByRole('radio', { checked: false })
    .evaluateAll((radios) =>
      radios.map((radio) => radio.ariaLabel ?? radio.closest('label')?.textContent ?? ''),
    );
  return labels.filter((label) => label !== own);
}

async function documentOnPhone(browser: Browser, origin: string, runs: number): Promise<Refresh[]> {
  const refreshes: Refresh[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await open(browser, origin, PHONE, longPlan);
    await page.goto(`${origin}/builder/form?section=summary`);
    const show = page.getByRole('button', { name: 'See the document' });
    await show.waitFor();
    await page.waitForTimeout(LOOK_MS);
    await show.click();
    refreshes.push(await lastRefresh(page));
    await page.context().close();
  }
  return refreshes;
}

async function open(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
  content: Content,
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', baseURL: origin });
  const page = await context.newPage();
  await withStoredPlan(page, content);
  await watch(page);
  return page;
}
