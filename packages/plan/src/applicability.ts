import { hasShareCapital, isFounded } from './legal-forms.ts';
import type { Plan, Section } from './plan.ts';
import type { Dispensable, NotApplicableField } from './sections/not-applicable.ts';
import { SECTIONS } from './sections/registry.ts';
import type { SectionId } from './sections/section-ids.ts';

/** Whether the plan has use for a section, or for a field (`section.path`). */
export const applies = ({ general }: Pick<Plan, 'general'>, name: string): boolean =>
  !general.notApplicable.some((one) => one === name);

/** The general data with sections or fields declared as not applicable, or as applicable again. */
export function declareApplicable(
  general: Section<'general'>,
  names: readonly Dispensable[],
  isApplicable: boolean,
): Section<'general'> {
  const others = general.notApplicable.filter((one) => !names.includes(one));
  return { ...general, notApplicable: isApplicable ? others : [...others, ...names] };
}

type Foundation = Pick<Section<'general'>, 'legalStructure' | 'country'>;

/** Fields that a legal form does not have. */
const lackedBy = ({ legalStructure, country }: Foundation): readonly NotApplicableField[] => [
  ...(isFounded(legalStructure) ? [] : ['general.constitutionDate' as const]),
  ...(hasShareCapital(legalStructure, country) ? [] : ['general.shareCapital' as const]),
];

/**
 * The general data with another legal form or country: blank fields that it does not have do not apply, those that only the form
 * before did not have apply again. A field with text stays as it is, for nothing written leaves the document by itself.
 */
export function withFoundation(general: Section<'general'>, next: Partial<Foundation>): Section<'general'> {
  const changed = { ...general, ...next };
  const before = lackedBy(general);
  const lacked = lackedBy(changed).filter((name) => textOf(general, name) === '');
  const kept = general.notApplicable.filter((name) => !before.some((one) => one === name));
  return { ...changed, notApplicable: [...new Set([...kept, ...lacked])] };
}

const textOf = (general: Section<'general'>, name: NotApplicableField): unknown =>
  Object.entries(general).find(([key]) => `general.${key}` === name)?.[1];

/** So few people are not divided into departments. */
const ONE_TABLE = 2;

/** What most likely does not apply, for the user to declare: fields the legal form lacks, departments of two people. */
export function likelyNotApplicable(plan: Plan): Dispensable[] {
  const people = SECTIONS.team.isEmpty(plan.team) ? 0 : plan.team.members.length;
  const divisions = (['departments', 'organigram'] as const).filter((id) => isEmptySection(plan, id));
  return [...lackedBy(plan.general), ...(people > 0 && people <= ONE_TABLE ? divisions : [])].filter((name) =>
    applies(plan, name),
  );
}

function isEmptySection(plan: Plan, id: SectionId): boolean {
  const definition: { isEmpty(section: unknown): boolean } = SECTIONS[id];
  return definition.isEmpty(plan[id]);
}

/** The plan as it is printed: fields that do not apply are blank, whatever stands in them. */
export function withoutNotApplicable(plan: Plan): Plan {
  const { general, client, finance } = plan;
  if (general.notApplicable.length === 0) return plan;
  const kept = <Value>(name: NotApplicableField, value: Value, blank: Value): Value =>
    applies(plan, name) ? value : blank;
  return {
    ...plan,
    general: {
      ...general,
      constitutionDate: kept('general.constitutionDate', general.constitutionDate, ''),
      shareCapital: kept('general.shareCapital', general.shareCapital, ''),
    },
    client: {
      ...client,
      gender: kept('client.gender', client.gender, []),
      age: kept('client.age', client.age, []),
      civilStatus: kept('client.civilStatus', client.civilStatus, []),
      education: kept('client.education', client.education, []),
      annualIncome: kept('client.annualIncome', client.annualIncome, []),
      incomeOrigin: kept('client.incomeOrigin', client.incomeOrigin, []),
    },
    finance: {
      ...finance,
      useOfFunds: kept('finance.useOfFunds', finance.useOfFunds, ''),
      exitStrategy: kept('finance.exitStrategy', finance.exitStrategy, ''),
    },
  };
}
