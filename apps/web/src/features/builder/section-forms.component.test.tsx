import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST_LIMITS } from '@trazo/plan/fields';
import type { Plan } from '@trazo/plan/plan';
import { emptyDepartment } from '@trazo/plan/sections/departments';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { forgetQuestion } from '../../shared/dialogs/questions.ts';
import { speakEnglish, words } from '../../shared/testing/components.tsx';
import { emptyDraft } from '../../workspace/plan-store/draft.ts';
import { draftHandedIn, renderWithPlan } from '../../workspace/plan-store/testing/draft-handed-in.tsx';
import DepartmentsForm from './sections/departments.tsx';
import GeneralForm from './sections/general.tsx';
import MarketingForm from './sections/marketing.tsx';
import OrganigramForm from './sections/organigram.tsx';
import ProductsForm from './sections/products.tsx';
import SwotForm from './sections/swot.tsx';
import TeamForm from './sections/team.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);

/** Shows the form of a section with a draft. */
function show(Form: ComponentType, draft: Partial<Plan> = {}): void {
  store.replaceDraft({ ...emptyDraft(), ...draft });
  renderWithPlan(store, <Form />);
}

const many = <Item,>(count: number, create: (id: string) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => create(`item-${index}`));
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const messageOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const isDisabled = (control: HTMLElement) => control.hasAttribute('disabled');
const full = (limit: number) => i18next.t('fields:list.full', { limit });

describe('one more than a plan takes is refused at once', () => {
  it('departments', () => {
    show(DepartmentsForm, { departments: { items: many(LIST_LIMITS.departments, emptyDepartment) } });
    expect(isDisabled(button(words('departments:form.fields.items.add')))).toBe(true);
    expect(screen.getByText(full(LIST_LIMITS.departments))).toBeDefined();
  });

  it('departments, of which two people together added too many: all stay, and the list says so', () => {
    const limit = LIST_LIMITS.departments;
    show(DepartmentsForm, { departments: { items: many(limit + 1, emptyDepartment) } });
    expect(isDisabled(button(words('departments:form.fields.items.add')))).toBe(true);
    expect(screen.getByText(i18next.t('fields:list.tooMany', { number: limit + 1, limit }))).toBeDefined();
  });

  it('positions of a department, also those the team suggests', () => {
    const limit = LIST_LIMITS.departmentPositions;
    const positions = many(limit, (id) => ({ id, name: id }));
    show(DepartmentsForm, {
      departments: { items: [{ id: 'd', name: 'Bakery', positions }] },
      team: { members: [{ ...emptyTeamMember('m'), position: 'Baker' }] },
    });
    expect(isDisabled(button(words('departments:form.fields.items.positions.add')))).toBe(true);
    expect(isDisabled(button(i18next.t('departments:form.suggestions.add', { position: 'Baker' })))).toBe(
      true,
    );
    expect(screen.getByText(full(limit))).toBeDefined();
  });

  it('lines that are pasted: what does not fit is shown', async () => {
    show(SwotForm);
    const add = button(words('swot:form.fields.threats.add'));
    const list = screen.getByRole('list', { name: words('swot:form.fields.threats.label') });
    await userEvent.click(add);
    const lines = Array.from({ length: LIST_LIMITS.swotItems + 5 }, (_, index) => `Threat ${index}`);
    within(list).getByRole('textbox').focus();
    await userEvent.paste(lines.join('\n'));
    expect(within(list).getAllByRole('textbox')).toHaveLength(LIST_LIMITS.swotItems);
    renderWithPlan(store, <QuestionDialog />);
    const notAdded = await screen.findByRole('dialog', {
      name: i18next.t('fields:list.notAdded', { limit: LIST_LIMITS.swotItems }),
    });
    expect(notAdded.textContent).toContain(lines.at(-1));
    expect(isDisabled(add)).toBe(true);
    forgetQuestion();
  });
});

it('Enter in a line adds one below it, and in a field of one line none', async () => {
  show(SwotForm);
  await userEvent.click(button(words('swot:form.fields.strengths.add')));
  await userEvent.keyboard('one{Enter}two');
  expect(store.getState().draft.swot.strengths.map(({ text }) => text)).toEqual(['one', 'two']);
});

it('a person without a name and a malformed address are reported, and the address again when it is right', async () => {
  show(TeamForm, { team: { members: [{ ...emptyTeamMember('m'), surname: 'Prats' }] } });
  const name = box(words('team:form.fields.members.name.label'));
  const email = box(words('team:form.fields.members.email.label'));
  await userEvent.click(name);
  await userEvent.type(email, 'nora@');
  await userEvent.tab();
  await waitFor(() => expect(messageOf(name)).toContain(words('fields:errors.empty')));
  expect(messageOf(email)).toContain(words('errors:email_invalid'));
  await userEvent.clear(email);
  await userEvent.type(email, 'nora@bakery.example');
  await userEvent.tab();
  expect(messageOf(email)).not.toContain(words('errors:email_invalid'));
});

describe('the company', () => {
  it('says what is missing once its name is left', async () => {
    show(GeneralForm);
    const name = box(words('general:form.fields.companyName.label'));
    await userEvent.click(name);
    expect(messageOf(name)).not.toContain(words('fields:errors.empty'));
    await userEvent.tab();
    expect(messageOf(name)).toContain(words('fields:errors.empty'));
    await userEvent.type(name, 'Bakery{Enter}');
    expect(store.getState().draft.general.companyName).toBe('Bakery');
  });

  it('says that an amount in words is none, and keeps it', async () => {
    show(GeneralForm);
    await userEvent.type(box(words('general:form.fields.ownFunds.label')), 'twenty thousand');
    expect(await screen.findByText(/^Enter a figure/)).toBeDefined();
    expect(store.getState().draft.general.ownFunds).toBe('twenty thousand');
  });

  it.each([
    ['9999-12-31', '31/12/9999'],
    ['01/01/0001', '01/01/0001'],
    ['31/02/2027', '31/02/2027'],
  ])('says that %s is no day of a plan, and keeps it', async (day, kept) => {
    show(GeneralForm);
    const date = box(words('general:form.fields.activityDate.label'));
    await userEvent.type(date, day);
    await userEvent.tab();
    expect(date.getAttribute('aria-invalid')).toBe('true');
    if (!day.startsWith('31'))
      expect(messageOf(date)).toContain(
        i18next.t('fields:errors.dateOutOfRange', { first: 1500, last: 2100 }),
      );
    expect(screen.getByDisplayValue(kept)).toBe(date);
  });
});

it('a price beyond what a plan takes is reported and kept; one that fits is not', async () => {
  show(ProductsForm, { products: { ...emptyDraft().products } });
  await userEvent.click(button(words('products:form.fields.items.add')));
  const long = '123456789012345678901234567890';
  const cost = box(words('products:form.fields.items.cost.label'));
  const price = box(words('products:form.fields.items.salePrice.label'));
  await userEvent.type(cost, long);
  await userEvent.type(price, `${long}1234567890`);
  await userEvent.tab();
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(cost.getAttribute('aria-invalid')).not.toBe('true');
});

describe('a section that needs another one leads there', () => {
  it.each([
    ['marketing', MarketingForm, 'products', 'marketing:form.noProducts.action'],
    ['the organigram', OrganigramForm, 'team', 'organigram:form.needsTeam.link'],
  ] as const)('%s', (_, Form, section, link) => {
    show(Form);
    const address = screen.getByRole('link', { name: words(link) }).getAttribute('href');
    expect(address).toContain(`section=${section}`);
  });

  it('and a campaign begins with the first product', async () => {
    show(MarketingForm, { products: { items: [{ ...emptyProduct('1'), name: 'Loaf' }] } });
    await userEvent.click(button(words('marketing:form.fields.campaigns.add')));
    const product = screen.getByRole('combobox', {
      name: words('marketing:form.fields.campaigns.productName.label'),
    });
    expect(product).toHaveProperty('value', 'Loaf');
  });
});
