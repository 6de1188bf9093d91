import type { Page } from '@playwright/test';
import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyDepartment } from '@trazo/plan/sections/departments';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { add, draftSaved, fieldOf, openSection, type } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const many = <Item>(count: number, create: (id: string) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => create(`item-${index}`));

const addButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const FULL_LISTS: readonly [list: string, section: SectionId, button: string, limit: number][] = [
  ['departments', 'departments', words('departments:form.fields.items.add'), LIST_LIMITS.departments],
  [
    'positions of a department',
    'departments',
    words('departments:form.fields.items.positions.add'),
    LIST_LIMITS.departmentPositions,
  ],
  ['people', 'team', words('team:form.fields.members.add'), LIST_LIMITS.members],
  ['incomes', 'finance', words('finance:form.fields.incomes.add'), LIST_LIMITS.reasonedAmounts],
  [
    'financing needs',
    'finance',
    words('finance:form.fields.financingNeeds.add'),
    LIST_LIMITS.reasonedAmounts,
  ],
];

for (const [list, section, button, limit] of FULL_LISTS) {
  test(`one more than a plan takes is refused at once: ${list}`, async ({ page }) => {
    await withStoredSample(page, 'es', (plan) => {
      if (list === 'departments') plan.departments.items = many(limit, emptyDepartment);
      if (list === 'positions of a department') {
        const positions = many(limit, (id) => ({ id, name: id }));
        plan.departments.items = [{ id: 'd', name: 'Obrador', positions }];
      }
      plan.team.members = many(limit, (id) => ({
        ...emptyTeamMember(id),
        name: 'Nora',
        position: id.toUpperCase(),
      }));
      plan.finance.incomes = many(limit, emptyReasonedAmount);
      plan.finance.financingNeeds = many(limit, emptyReasonedAmount);
    });
    await openSection(page, section);
    if (list === 'positions of a department') {
      const open = addButton(page, words('fields:list.open', { item: 'Obrador' }));
      await expect(open.or(addButton(page, button))).toBeVisible();
      if (await open.isVisible()) await open.click();
    }
    await expect(addButton(page, button)).toBeDisabled();
    await expect(page.getByText(words('fields:list.full', { limit })).first()).toBeVisible();
    if (list !== 'positions of a department') return;
    await expect(
      addButton(page, words('departments:form.suggestions.add', { position: 'ITEM-0' })),
    ).toBeDisabled();
  });
}

test('a person without a name and a malformed address are reported', async ({ page }) => {
  await openSection(page, 'team');
  const person = await add(page, 'team:members', words('team:form.fields.members.add'));
  await type(person, 'team:members.surname', 'Prats');
  await fieldOf(person, 'team:members.name').focus();
  await type(person, 'team:members.email', 'nora@');
  await fieldOf(person, 'team:members.phone').focus();
  await expect(fieldOf(person, 'team:members.name')).toHaveAccessibleDescription(
    words('fields:errors.empty'),
  );
  await expect(fieldOf(person, 'team:members.email')).toHaveAccessibleDescription(
    words('errors:email_invalid'),
  );
  await draftSaved(page);
  await page.reload();
  await fieldOf(person, 'team:members.email').fill('nora@obrador.es');
  await fieldOf(person, 'team:members.phone').focus();
  await expect(fieldOf(person, 'team:members.email')).toHaveAccessibleDescription('');
});
