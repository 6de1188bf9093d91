import { describe, expect, it } from 'vitest';
import { sectionCompleteness } from './completeness.ts';
import { gapsIn } from './gaps.ts';
import { emptyPlan } from './plan.ts';
import { emptyProduct } from './sections/products.ts';
import { emptyTeamMember } from './sections/team.ts';

const found = (text: string) => gapsIn(text).map(({ start, end }) => text.slice(start, end));

describe('a gap', () => {
  it('stands in square brackets that end in an ellipsis', () => {
    expect(found('We bake in [street …] for [14 …] bars, and [...].')).toEqual([
      '[street …]',
      '[14 …]',
      '[...]',
    ]);
  });

  it.each(['[1]', '[sic]', '(…)', 'wait …', '[one\ntwo …]', '[a [b] …', `[${'x'.repeat(100)} …]`])(
    'is not %j',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('a text with a gap', () => {
  it('is missing, and neither its field nor its section is complete, until the gap is filled', () => {
    const plan = emptyPlan();
    plan.mission = { mission: 'We bake in [street …].', vision: 'Two shops', values: 'Flour' };
    expect(sectionCompleteness(plan, 'mission')).toMatchObject({
      needed: [{ path: 'mission' }],
      ratio: 2 / 3,
    });
    plan.mission = { ...plan.mission, mission: 'We bake in Delicias.' };
    expect(sectionCompleteness(plan, 'mission')).toMatchObject({ needed: [], ratio: 1 });
  });

  it('is missing where the plan would not ask for it', () => {
    const plan = emptyPlan();
    for (const list of ['strengths', 'weaknesses', 'opportunities', 'threats'] as const) {
      plan.swot[list] = [{ id: list, text: 'One' }];
    }
    plan.swot.threats = [{ id: 'a', text: 'A chain opens in [street …]' }];
    plan.swot.summary = 'We open [first …].';
    expect(sectionCompleteness(plan, 'swot')).toMatchObject({
      needed: [{ path: 'threats.0.text' }, { path: 'summary' }],
      ratio: 4 / 6,
    });
  });

  it('is missing with marks, and in the item it stands in', () => {
    const plan = emptyPlan();
    const gap = {
      blocks: [
        {
          type: 'paragraph' as const,
          spans: [{ text: 'At ' }, { text: '[bank', bold: true as const }, { text: ' …]' }],
        },
      ],
    };
    plan.team.members = [
      { ...emptyTeamMember('a'), name: 'Ana', position: 'Baker', description: 'Ten years of bread' },
      { ...emptyTeamMember('b'), name: 'Leo', position: 'Sales', description: gap },
    ];
    expect(sectionCompleteness(plan, 'team')).toMatchObject({
      needed: [{ path: 'members.1.description' }],
      ratio: 2 / 3,
    });
    plan.products.items = [{ ...emptyProduct('p'), name: '[loaf …]', description: 'Rye', salePrice: '3' }];
    expect(sectionCompleteness(plan, 'products').needed).toMatchObject([
      { path: 'items.0.name', kind: 'gap' },
    ]);
  });
});
