import questions from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import type { Step } from './steps.ts';

/** A page once something on it was opened. */
export interface PageState {
  readonly path: string;
  readonly open: Step;
  /** The part of it that the picture shows; all that is seen if left out. */
  readonly shows?: (page: Page) => Locator;
  /** Only there with a plan that has been written, or only at one size. */
  readonly needsDraft?: true;
  readonly size?: 'phone' | 'desktop';
}

const section = (id: string): string => `/builder/form?section=${id}`;
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const startingWith = (text: string): RegExp => {
  const begin = text.replace(/\{\{.*/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // Where French has a narrow blank, the name of a control has a plain one.
  return new RegExp(`^${begin.replaceAll(/\s+/g, String.raw`\s+`)}`);
};
const fieldOf = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

const formOf = (page: Page): Locator => page.locator('section:has(> header #section-title)');
const lastItem = (page: Page): Locator => page.locator('[data-item]').last();

const openHelp: Step = async (page, say) => {
  await button(page, startingWith(say('fields:help.open'))).click();
  await page.getByText(say('fields:help.reader'), { exact: true }).waitFor();
};

/** Dialogs, menus and panels of the form. */
const OPENED: Readonly<Record<string, PageState>> = {
  'form-search': {
    path: section('mission'),
    open: async (page) => {
      await formOf(page).waitFor();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').locator('input').fill('ma');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  'form-keys': {
    path: section('mission'),
    open: async (page) => {
      await formOf(page).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  'form-sections': {
    path: section('team'),
    size: 'phone',
    open: (page, say) => button(page, say('builder:form.chooseSection')).click(),
  },
  'form-page-menu': {
    path: section('team'),
    open: (page, say) => button(page, say('navigation:menu')).click(),
  },
  'form-legal': {
    path: section('mission'),
    size: 'phone',
    open: (page, say) => button(page, say('navigation:legal')).click(),
  },
  'form-draft-menu': {
    path: section('mission'),
    size: 'desktop',
    open: (page, say) => button(page, say('drafts:menu')).click(),
  },
  'form-start-over': {
    path: section('mission'),
    needsDraft: true,
    size: 'desktop',
    open: async (page, say) => {
      await button(page, say('drafts:menu')).click();
      await page.getByRole('menuitem', { name: say('drafts:startOver.action') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'form-preview': {
    path: section('general'),
    size: 'phone',
    open: (page, say) => button(page, say('builder:form.showPreview')).click(),
  },
  'form-item-menu': {
    path: section('products'),
    needsDraft: true,
    open: (page, say) => button(page, startingWith(say('fields:list.actions'))).click(),
  },
  'form-select-open': {
    path: section('general'),
    open: (page) => fieldOf(page, 'general.legalStructure').click(),
  },
  'form-calendar': {
    path: section('general'),
    open: (page, say) => button(page, say('fields:date.open')).click(),
  },
  'form-new-item': {
    path: section('products'),
    open: (page, say) => button(page, say('products:form.fields.items.add')).click(),
  },
  'form-crop': {
    path: section('general'),
    open: async (page) => {
      const picture = await page.screenshot();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
      await page.getByRole('dialog').waitFor();
    },
  },
  'document-design': {
    path: '/builder/document',
    needsDraft: true,
    open: (page, say) => button(page, say('viewer:design')).click(),
  },
};

/** Help, terms, errors and the editor. */
const WRITING: Readonly<Record<string, PageState>> = {
  'form-help': { path: section('mission'), open: openHelp },
  'form-line-help': { path: section('general'), open: openHelp },
  'form-glossary': {
    path: section('general'),
    open: async (page) => {
      await page.locator('[data-term]').first().click();
      await page.locator('[class*="bubble"]').first().waitFor();
    },
  },
  'form-errors': {
    path: section('general'),
    open: async (page) => {
      for (const [id, text] of [
        ['companyName', ''],
        ['activityDate', '35.13.2027'],
        ['ownFunds', 'unas pocas'],
      ] as const) {
        await fieldOf(page, `general.${id}`).fill(text);
        await fieldOf(page, `general.${id}`).blur();
      }
    },
    shows: formOf,
  },
  'form-list-errors': {
    path: section('team'),
    open: async (page, say) => {
      await button(page, say('team:form.fields.members.add')).click();
      const item = lastItem(page);
      for (const name of ['name', 'email']) {
        const field = item.locator(`[id$=".${name}"]`);
        await field.fill(name === 'email' ? 'nora@' : ' ');
        await field.blur();
      }
    },
    shows: lastItem,
  },
  ...Object.fromEntries(
    (['link', 'note', 'table', 'picture'] as const).map((tool) => [
      `form-editor-${tool}`,
      {
        path: section('mission'),
        open: async (page, say) => {
          await formOf(page)
            .getByRole('button', { name: startingWith(say(`fields:richText.${tool}`)) })
            .first()
            .click();
          await page.locator('[contenteditable="true"]').first().waitFor();
        },
      } satisfies PageState,
    ]),
  ),
};

/** The conversation at one of its questions, of the forecast of the sample: its address leads there. */
const question = (id: string): PageState => ({
  path: `${section('finance')}&question=${id}`,
  open: (page) => page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor(),
});

const FORECAST: Readonly<Record<string, PageState>> = {
  ...Object.fromEntries(Object.keys(questions.questions).map((id) => [`question-${id}`, question(id)])),
  'form-question-chapters': {
    ...question('volume'),
    open: (page) => page.getByRole('dialog').locator('button[aria-expanded="false"]').first().click(),
  },
  'form-question-error': {
    ...question('loans'),
    open: async (page) => {
      const figures = page.getByRole('dialog').locator('input[inputmode]');
      await figures.nth(0).fill('12,5,x');
      await figures.nth(2).fill('120');
    },
  },
  'form-growth': {
    path: section('finance'),
    needsDraft: true,
    size: 'desktop',
    open: async (page, say) => {
      await button(page, startingWith(say('finance:form.grid.menu'))).click();
      await page.getByRole('menuitem', { name: say('finance:form.grid.grow') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
};

export const FORM_STATES: Readonly<Record<string, PageState>> = { ...OPENED, ...WRITING, ...FORECAST };
