import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { sampleContent } from '@trazo/samples/sample';
import { describe, expect, it } from 'vitest';
import { fieldOfWords } from './field-of-words.ts';

const { plan } = sampleContent('en');
const [first, second] = plan.team.members;

describe('the field of a printed line', () => {
  it('is the one whose text the line is part of', () => {
    const words = second?.description.toString().split(' ').slice(3, 9).join(' ') ?? '';
    expect(fieldOfWords(plan, words, 'team')).toEqual({ section: 'team', field: 'members.1.description' });
  });

  it('is found through hyphens, soft hyphens, blanks and capitals', () => {
    const written: Plan = {
      ...emptyPlan(),
      client: { ...emptyPlan().client, ...textIn('Neighbours who buy their bread in the morning') },
    };
    const found = fieldOfWords(written, 'NEIGH\u00adBOURS  who buy their br-', 'client');
    expect(found?.section).toBe('client');
  });

  it('is the longest where a line holds several', () => {
    const name = `${first?.name} ${first?.surname} · ${first?.position}`;
    const found = fieldOfWords(plan, name, 'team');
    expect(found?.section).toBe('team');
    expect(found?.field).toMatch(/^members\.0\./);
  });

  it('is looked for in the other sections where the own one has none', () => {
    expect(fieldOfWords(plan, plan.general.companyName, 'swot')).toEqual({
      section: 'general',
      field: 'companyName',
    });
  });

  it('is none for a label, a sum or too short a word', () => {
    expect(fieldOfWords(emptyPlan(), 'Executive summary', 'summary')).toBeUndefined();
    expect(fieldOfWords(plan, 'a', 'summary')).toBeUndefined();
    expect(fieldOfWords(plan, '', 'summary')).toBeUndefined();
  });
});

/** The first text of the client's section. */
function textIn(text: string): Partial<Plan['client']> {
  const [key] = Object.entries(emptyPlan().client).find(([, value]) => typeof value === 'string') ?? [];
  return key === undefined ? {} : { [key]: text };
}
