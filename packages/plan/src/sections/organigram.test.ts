import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../testing/arbitrary-plan.ts';
import { mayLead, type OrganigramBranch, type OrganigramNode, organigramTrees } from './organigram.ts';

const node = (id: string, superiorId: string | null): OrganigramNode => ({
  kind: 'position',
  id,
  position: id,
  departmentId: null,
  superiorId,
});

/** `a(b(c),d)`, with each node's level. */
const drawn = (branches: readonly OrganigramBranch[]): string =>
  branches
    .map(({ node: { id }, hierarchy, reports }) =>
      reports.length === 0 ? `${id}${hierarchy}` : `${id}${hierarchy}(${drawn(reports)})`,
    )
    .join(' ');

describe('the trees of an organigram', () => {
  it.each<[string, OrganigramNode[], string]>([
    ['nothing', [], ''],
    ['one above two', [node('a', null), node('b', 'a'), node('c', 'a')], 'a1(b2 c2)'],
    ['reports listed before their superior', [node('c', 'b'), node('b', 'a'), node('a', null)], 'a1(b2(c3))'],
    ['two tops', [node('a', null), node('b', null), node('c', 'b')], 'a1 b1(c2)'],
    ['an unknown superior', [node('a', 'gone'), node('b', 'a')], 'a1(b2)'],
    ['a person above themselves', [node('a', 'a'), node('b', 'a')], 'a1(b2)'],
    ['two above each other', [node('a', 'b'), node('b', 'a')], 'a1(b2)'],
    ['a circle with a person below it', [node('t', 'a'), node('a', 'b'), node('b', 'a')], 'a1(t2 b2)'],
    [
      'a circle of three beside a tree',
      [node('x', 'z'), node('y', 'x'), node('z', 'y'), node('top', null)],
      'top1 x1(y2(z3))',
    ],
  ])('%s', (_case, nodes, expected) => {
    expect(drawn(organigramTrees(nodes))).toBe(expected);
  });

  it('hold every node exactly once, for any superiors', () => {
    const flat = (branches: readonly OrganigramBranch[]): string[] =>
      branches.flatMap(({ node: { id }, reports }) => [id, ...flat(reports)]);
    fc.assert(
      fc.property(arbitraryPlan(), ({ organigram: { nodes } }) => {
        expect(flat(organigramTrees(nodes)).sort()).toEqual(nodes.map(({ id }) => id).sort());
      }),
      { numRuns: 100 },
    );
  });
});

describe('having reports', () => {
  const nodes = [node('a', null), node('b', 'a'), node('c', 'b'), node('d', 'gone')];

  it.each([
    ['a', 'c', true],
    ['c', 'a', false],
    ['b', 'a', false],
    ['a', 'a', false],
    ['d', 'a', true],
    ['c', 'd', true],
  ])('%s may lead %s: %s', (superior, subordinate, allowed) => {
    expect(mayLead(nodes, superior, subordinate)).toBe(allowed);
  });

  it('is decided even where there is a circle already', () => {
    expect(mayLead([node('a', 'b'), node('b', 'a'), node('c', null)], 'a', 'c')).toBe(true);
  });
});
