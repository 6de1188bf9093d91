import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan } from '@trazo/plan/plan';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { checkDocument } from './check-document.ts';
import { REGISTER_LIMIT } from './register.ts';
import { documentOfDraft, someDrafts } from './testing/replicas.ts';
import { documentOf } from './write.ts';

const plan = {
  ...emptyPlan(),
  products: { items: [{ ...emptyProduct('p1'), name: 'Bread' }] },
  operations: { steps: [{ ...emptyOperation('o1'), goals: [{ id: 'g1', text: 'Open' }] }] },
  organigram: {
    ...emptyPlan().organigram,
    nodes: [{ kind: 'position' as const, id: 'n1', position: 'Baker', departmentId: null, superiorId: null }],
  },
  finance: {
    ...emptyPlan().finance,
    revenues: [{ id: 'f:s1', name: 'Bread', years: ['', '', '', '', ''] as ['', '', '', '', ''] }],
    assumptions: { ...emptyAssumptions(), loans: [newItem.loan('l1', false)] },
  },
};

const good = (): Y.Doc => documentOf({ plan, theme: defaultTheme() });

function mapAt(parent: Y.Map<unknown>, key: string): Y.Map<unknown> {
  const map = parent.get(key);
  if (!(map instanceof Y.Map)) throw new TypeError(`no map at ${key}`);
  return map;
}

const product = (doc: Y.Doc): Y.Map<unknown> => mapAt(doc.getMap('products.items'), 'p1');
const loan = (doc: Y.Doc): Y.Map<unknown> => mapAt(doc.getMap('finance.assumptions.loans'), 'l1');
const node = (doc: Y.Doc): Y.Map<unknown> => mapAt(doc.getMap('organigram.nodes'), 'n1');
const goals = (doc: Y.Doc): Y.Map<unknown> => mapAt(mapAt(doc.getMap('operations.steps'), 'o1'), 'goals');

/** Maps in each other; deeper than a call stack. */
function nest(map: Y.Map<unknown>, depth: number): void {
  let current = map;
  for (let level = 0; level < depth; level += 1) {
    const inner = new Y.Map<unknown>();
    current.set('deeper', inner);
    current = inner;
  }
}

const WRONG: readonly (readonly [what: string, path: string, change: (doc: Y.Doc) => unknown])[] = [
  ['a root that is never read', 'secret', (doc) => doc.getMap('secret').set('a', 1)],
  ['a root of a prototype', '__proto__', (doc) => doc.getMap('__proto__').set('a', 1)],
  ['a root that is a list', 'files', (doc) => doc.getArray('files').push([1])],
  ['a root of a list that is none', 'products.secret', (doc) => doc.getMap('products.secret').set('a', 1)],
  ['an unknown key', 'general.secret', (doc) => doc.getMap('general').set('secret', 'x')],
  ['an unknown key of the document', 'meta.secret', (doc) => doc.getMap('meta').set('secret', 'x')],
  ['a version that is no number', 'meta.schema', (doc) => doc.getMap('meta').set('schema', '1')],
  ['clients without a clock', 'meta.replaced', (doc) => doc.getMap('meta').set('replaced', '1:2 3')],
  ['a prototype as a key', 'general.__proto__', (doc) => doc.getMap('general').set('__proto__', 'x')],
  ['a number for a text', 'general.companyName', (doc) => doc.getMap('general').set('companyName', 7)],
  ['null for a text', 'general.companyName', (doc) => doc.getMap('general').set('companyName', null)],
  [
    'an object for a text',
    'general.companyName',
    (doc) => doc.getMap('general').set('companyName', { a: 1 }),
  ],
  ['a list for a text', 'general.companyName', (doc) => doc.getMap('general').set('companyName', [1])],
  ['a map for a text', 'general.companyName', (doc) => doc.getMap('general').set('companyName', new Y.Map())],
  ['a text for yes or no', 'general.newCompany', (doc) => doc.getMap('general').set('newCompany', 'yes')],
  [
    'a text beyond all limits',
    'general.companyName',
    (doc) => doc.getMap('general').set('companyName', 'x'.repeat(REGISTER_LIMIT + 1)),
  ],
  [
    'a picture inside',
    'general.logo',
    (doc) => doc.getMap('general').set('logo', 'data:image/png;base64,AAAA'),
  ],
  ['a value of a list', 'general.cover', (doc) => doc.getMap('general').set('cover', 'x')],
  ['an option that is none', 'client.gender.robot', (doc) => doc.getMap('client').set('gender.robot', 'a0')],
  [
    'a choice without its order',
    'client.gender.male',
    (doc) => doc.getMap('client').set('gender.male', true),
  ],
  [
    'a year that is none',
    'finance.depreciation.5',
    (doc) => doc.getMap('finance').set('depreciation.5', '1'),
  ],
  [
    'text for whether it is there',
    'finance.assumptions.?',
    (doc) => doc.getMap('finance').set('assumptions.?', 'x'),
  ],
  [
    'a figure that is none',
    'finance.assumptions.pins.x',
    (doc) => doc.getMap('finance').set('assumptions.pins.x', 3),
  ],
  [
    'a key beyond all limits',
    `finance.assumptions.filled.${'x'.repeat(400)}`,
    (doc) => doc.getMap('finance').set(`assumptions.filled.${'x'.repeat(400)}`, '1'),
  ],
  ['an item that is no map', 'products.items.p2', (doc) => doc.getMap('products.items').set('p2', 'x')],
  [
    'an item that is a text',
    'products.items.p2',
    (doc) => doc.getMap('products.items').set('p2', new Y.Text('x')),
  ],
  [
    'an item with too long an id',
    `products.items.${'x'.repeat(65)}`,
    (doc) => doc.getMap('products.items').set('x'.repeat(65), new Y.Map()),
  ],
  ['an unknown key of an item', 'products.items.p1.secret', (doc) => product(doc).set('secret', 1)],
  ['a malformed order key', 'products.items.p1.#', (doc) => product(doc).set('#', 'a0!')],
  [
    'an order key of 300 characters',
    'products.items.p1.#',
    (doc) => product(doc).set('#', `a0${'V'.repeat(300)}`),
  ],
  ['a flag that is a text', 'products.items.p1.-', (doc) => product(doc).set('-', 'yes')],
  [
    'a register for a long text',
    'products.items.p1.description',
    (doc) => product(doc).set('description', 'x'),
  ],
  [
    'a map for a long text',
    'products.items.p1.description',
    (doc) => product(doc).set('description', new Y.Map()),
  ],
  ['an unknown kind', 'organigram.nodes.n1.kind', (doc) => node(doc).set('kind', 'robot')],
  ['an unknown key in a list of an item', 'operations.steps.o1.goals.g2', (doc) => goals(doc).set('g2', 1)],
  [
    'payouts that are no list',
    'finance.assumptions.loans.l1.payouts',
    (doc) => loan(doc).set('payouts', '100'),
  ],
  [
    'a payout with more than it has',
    'finance.assumptions.loans.l1.payouts',
    (doc) => loan(doc).set('payouts', [{ month: 0, amount: '1', secret: 1 }]),
  ],
  [
    'a hundred payouts',
    'finance.assumptions.loans.l1.payouts',
    (doc) => loan(doc).set('payouts', new Array(100).fill({ month: 0, amount: '1' })),
  ],
  [
    'a register of a computed line that is none',
    'finance.revenues.f:s1.secret',
    (doc) => doc.getMap('finance.revenues').set('f:s1.secret', 'x'),
  ],
  [
    'a computed line in a map',
    'finance.revenues.f:s2',
    (doc) => doc.getMap('finance.revenues').set('f:s2', new Y.Map()),
  ],
  ['maps 20,000 deep', 'products.items.p1.deeper', (doc) => nest(product(doc), 20_000)],
  [
    'too many items',
    'products.items',
    (doc) => {
      for (let index = 0; index < 1_000; index += 1) {
        doc.getMap('products.items').set(`x${index}`, new Y.Map([['#', 'a0']]));
      }
    },
  ],
  [
    'an unknown format',
    'mission.vision',
    (doc) => doc.getText('mission.vision').insert(0, 'x', { evil: true }),
  ],
  ['an attribute of a text', 'mission.vision', (doc) => doc.getText('mission.vision').setAttribute('a', 1)],
];

describe('a document', () => {
  it.each(WRONG)('is refused for %s', (_, path, change) => {
    const doc = good();
    expect(checkDocument(doc)).toEqual([]);
    doc.transact(() => change(doc));
    expect(checkDocument(doc).map((issue) => issue.path)).toContain(path);
  });

  it('is refused for list content in the root of a map', () => {
    const source = new Y.Doc();
    source.getArray('general').push(['x']);
    const doc = good();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(source));
    expect(checkDocument(doc).map(({ path }) => path)).toEqual(['general']);
  });

  it('is looked at in the sections that changed alone', () => {
    const doc = good();
    doc.getMap('general').set('secret', 1);
    expect(checkDocument(doc, ['theme', 'finance'])).toEqual([]);
    expect(checkDocument(doc, ['general'])).toHaveLength(1);
  });

  it.each([
    ['half an amount', (doc: Y.Doc) => loan(doc).set('rate', '12,')],
    ['letters for a number', (doc: Y.Doc) => loan(doc).set('term', 'long')],
    ['a choice of a later version', (doc: Y.Doc) => doc.getMap('general').set('sector', 'space')],
    [
      'a prototype as the key of a figure',
      (doc: Y.Doc) => doc.getMap('finance').set('assumptions.pins.__proto__', '1'),
    ],
    ['a removed item', (doc: Y.Doc) => product(doc).set('-', 1)],
  ])('may say %s', (_, change) => {
    const doc = good();
    change(doc);
    expect(checkDocument(doc)).toEqual([]);
  });

  it('of any plan is good', () => {
    for (const draft of someDrafts(100)) expect(checkDocument(documentOfDraft(draft))).toEqual([]);
  });
});
