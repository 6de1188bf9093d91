import fc, { type Arbitrary } from 'fast-check';
import { LIST_LIMITS } from '../fields.ts';
import { emptyYearLine } from '../finance/year-lines.ts';
import { emptyPlan, type Plan } from '../plan.ts';
import { emptyCompetitor } from '../sections/competition.ts';
import { emptyDepartment } from '../sections/departments.ts';
import { emptyOperation } from '../sections/operations.ts';
import type { OrganigramNode } from '../sections/organigram.ts';
import { emptyProduct } from '../sections/products.ts';
import { SECTION_IDS, type SectionId } from '../sections/section-ids.ts';
import { emptyTeamMember } from '../sections/team.ts';
import { arbitraryPlan } from './arbitrary-plan.ts';
import { arbitraryText, TINY_PNG } from './arbitrary-values.ts';

/** Plans at the edges of what there is: nearly nothing, parts missing, everything at once, and far too much of it. */
export const arbitraryExtremePlan = (): Arbitrary<Plan> =>
  fc.oneof(
    { weight: 4, arbitrary: arbitraryPlan() },
    { weight: 1, arbitrary: planOf(1, 2) },
    { weight: 2, arbitrary: planOf(3, 12) },
    { weight: 3, arbitrary: hugePlan() },
  );

/** Only some of the sections. */
const planOf = (least: number, most: number): Arbitrary<Plan> => {
  const kept = fc.shuffledSubarray<SectionId>([...SECTION_IDS], { minLength: least, maxLength: most });
  return fc.record({ plan: arbitraryPlan(), kept }).map(({ plan, kept: ids }) => ({
    ...emptyPlan(),
    ...Object.fromEntries(ids.map((id) => [id, plan[id]])),
  }));
};

const MEMBERS = 60;
const LEVELS = 12;
const ASIDE = 20;
/** With those beside it, as many as a plan takes. */
const MOST_LEVELS = 300 - ASIDE;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzñäöüéèàç'];
const endlessWord = () => fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 200, maxLength: 200 });
const amount = () => fc.bigInt({ min: -(10n ** 30n) + 1n, max: 10n ** 30n - 1n }).map(String);
const name = () =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom('Ana', 'Jean-Baptiste', 'Øyvind', 'María del Carmen', 'Παναγιώτης'),
    },
    { weight: 1, arbitrary: endlessWord() },
    { weight: 1, arbitrary: arbitraryText(200) },
  );
const paragraph = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...PROSE) },
    { weight: 1, arbitrary: arbitraryText(1_000) },
    { weight: 1, arbitrary: endlessWord() },
  );
const text = (most: number) => fc.array(paragraph(), { maxLength: most }).map((all) => all.join('\n'));

const PROSE = [
  'El taller repara en dos días lo que otros tiran: cada pieza entra con su ficha, sale con garantía y vuelve a la vida de quien la trajo.',
  'Die Werkstatt liegt zwischen Bahnhof und Universität; dreihundertvierzig Kundinnen und Kunden haben im ersten Jahr zweimal und öfter bestellt.',
  'Le prix couvre la matière, le temps et une marge de vingt-deux pour cent : « ni plus, ni moins », comme le dit l’associée qui tient les comptes.',
  'We break even in the third year, on the cautious figures; on the hopeful ones it is eleven months earlier, which nothing in this plan relies on.',
];

/** Everything at once: a team of 60, an organigram of twelve levels or of hundreds, endless words and numbers, lists without end. */
const hugePlan = (): Arbitrary<Plan> => hugeParts().map(planOfParts);

function hugeParts() {
  return fc.record({
    plan: arbitraryPlan(),
    summary: text(12),
    mission: text(20),
    members: fc.array(fc.record({ name: name(), surname: name(), position: name(), description: text(2) }), {
      minLength: MEMBERS,
      maxLength: MEMBERS,
    }),
    chain: fc.oneof(
      { weight: 3, arbitrary: fc.array(name(), { minLength: LEVELS, maxLength: LEVELS }) },
      {
        weight: 1,
        arbitrary: fc.array(name(), { minLength: LEVELS, maxLength: MOST_LEVELS, size: 'max' }),
      },
    ),
    aside: fc.array(fc.record({ name: name(), under: fc.nat(LEVELS - 1) }), { maxLength: ASIDE }),
    notes: fc.array(paragraph(), { maxLength: LIST_LIMITS.swotItems / 2 }),
    products: fc.array(
      fc.record({ name: name(), description: text(2), cost: amount(), salePrice: amount() }),
      {
        maxLength: 30,
      },
    ),
    steps: fc.array(
      fc.record({ title: name(), duration: name(), goals: fc.array(paragraph(), { maxLength: 8 }) }),
      {
        maxLength: 25,
      },
    ),
    departments: fc.array(fc.record({ name: name(), positions: fc.array(name(), { maxLength: 12 }) }), {
      maxLength: 20,
    }),
    lines: fc.array(fc.record({ name: name(), years: fc.array(amount(), { minLength: 5, maxLength: 5 }) }), {
      maxLength: 20,
    }),
    competitors: fc.array(fc.record({ name: name(), description: text(2) }), { maxLength: 20 }),
  });
}

type Generated<Value> = Value extends Arbitrary<infer Made> ? Made : never;

function planOfParts(made: Generated<ReturnType<typeof hugeParts>>): Plan {
  const { plan } = made;
  return {
    ...plan,
    summary: { ...plan.summary, summary: made.summary.slice(0, 30_000) },
    mission: { ...plan.mission, mission: made.mission.slice(0, 30_000) },
    team: {
      members: made.members.map((member, index) => ({
        ...emptyTeamMember(`member-${index}`),
        ...member,
        email: `person-${index}@example.org`,
        phone: `+34 600 000 0${index}`,
        image: index % 2 === 0 ? TINY_PNG : '',
      })),
    },
    organigram: { nodes: chainOf(made.chain, made.aside), image: '' as const, imagePrinted: false },
    swot: { ...plan.swot, strengths: withIds(made.notes, (note) => ({ text: note.slice(0, 1_000) })) },
    products: {
      items: itemsOf(made.products, emptyProduct, (product) => ({ ...product, image: TINY_PNG })),
    },
    operations: {
      steps: itemsOf(made.steps, emptyOperation, ({ goals, ...step }) => ({
        ...step,
        goals: withIds(goals, (goal) => ({ text: goal.slice(0, 1_000) })),
      })),
    },
    departments: {
      items: itemsOf(made.departments, emptyDepartment, ({ name: title, positions }) => ({
        name: title,
        positions: withIds(positions, (position) => ({ name: position })),
      })),
    },
    finance: {
      ...plan.finance,
      revenues: itemsOf(
        made.lines,
        emptyYearLine,
        ({ name: title, years: [a = '', b = '', c = '', d = '', e = ''] }) => ({
          name: title,
          years: [a, b, c, d, e] as Plan['finance']['revenues'][number]['years'],
        }),
      ),
    },
    competition: {
      ...plan.competition,
      competitors: itemsOf(made.competitors, emptyCompetitor, (one) => one),
    },
  };
}

const itemsOf = <Source, Item>(
  sources: readonly Source[],
  create: (id: string) => Item,
  fieldsOf: (source: Source) => Partial<Item>,
): Item[] => sources.map((source, index) => ({ ...create(`item-${index}`), ...fieldsOf(source) }));

const withIds = <Item, Fields>(
  items: readonly Item[],
  fieldsOf: (item: Item) => Fields,
): (Fields & { id: string })[] => items.map((item, index) => ({ ...fieldsOf(item), id: `item-${index}` }));

/** One under the other, and others beside them. */
function chainOf(
  chain: readonly string[],
  aside: readonly { readonly name: string; readonly under: number }[],
): OrganigramNode[] {
  const position = (id: string, title: string, superiorId: string | null): OrganigramNode => ({
    kind: 'position',
    id,
    position: title === '' ? 'N. N.' : title,
    departmentId: null,
    superiorId,
  });
  return [
    ...chain.map((title, level) =>
      position(`level-${level}`, title, level === 0 ? null : `level-${level - 1}`),
    ),
    ...aside.map(({ name: title, under }, index) => position(`aside-${index}`, title, `level-${under}`)),
  ];
}
