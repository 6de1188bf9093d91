import { LIST_LIMITS } from '@trazo/plan/fields';
import { expect, it } from 'vitest';
import { drawnFromTeam } from './drawn-from-team.ts';

const department = (id: string, ...names: string[]) => ({
  id,
  name: id,
  positions: names.map((name) => ({ id: name, name })),
});

/** `name < superior` for each box. */
function drawn(positions: string[], departments: ReturnType<typeof department>[]): string[] {
  let count = 0;
  const newId = () => {
    count += 1;
    return `n${count}`;
  };
  const nodes = drawnFromTeam(positions, departments, newId);
  const nameOf = (id: string | null) => {
    const node = nodes.find((one) => one.id === id);
    return node === undefined ? '-' : node.kind === 'position' ? node.position : `[${node.departmentId}]`;
  };
  return nodes.map(({ id, superiorId }) => `${nameOf(id)} < ${nameOf(superiorId)}`);
}

it('puts departments below the first position, and each position below its department', () => {
  const shop = department('shop', 'Seller', 'Cashier');
  expect(drawn(['Owner', 'Baker', 'Seller', 'Cashier'], [shop, department('bakery', 'Baker')])).toEqual([
    'Owner < -',
    '[shop] < Owner',
    'Seller < [shop]',
    'Cashier < [shop]',
    '[bakery] < Owner',
    'Baker < [bakery]',
  ]);
});

it('puts what has no department below the first position, and draws no position twice', () => {
  const two = [department('a', 'Owner', 'Cook'), department('b', 'Cook')];
  expect(drawn(['Owner', 'Cook', ' Cook ', 'Driver', ''], two)).toEqual([
    'Owner < -',
    '[a] < Owner',
    'Cook < [a]',
    '[b] < Owner',
    'Driver < Owner',
  ]);
});

it('draws nothing without positions, and no more than fits', () => {
  expect(drawn([], [department('a')])).toEqual([]);
  const many = Array.from({ length: 1000 }, (_one, index) => `P${index}`);
  expect(drawn(many, [])).toHaveLength(LIST_LIMITS.organigramNodes);
});
