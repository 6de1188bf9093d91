import { expect, it } from 'vitest';
import { currentPath, lastingPath } from './field-path.ts';

const [ana, leo] = [
  { id: 'a-1', name: 'Ana', years: [1, 2] },
  { id: 'b-2', name: 'Leo', years: [3, 4] },
];

it('leads to the same field when items have moved, and nowhere once they are gone', () => {
  const before = { members: [ana, leo], vision: '' };
  const lasting = lastingPath(before, 'members.1.name');
  expect(lasting).toBe('members.b-2.name');
  expect(currentPath(before, lasting)).toBe('members.1.name');
  expect(currentPath({ members: [leo, ana] }, lasting)).toBe('members.0.name');
  expect(currentPath({ members: [ana] }, lasting)).toBeUndefined();
});

it('is the same where there are no items with ids', () => {
  const section = { members: [ana], vision: '' };
  for (const path of ['', 'vision', 'members']) {
    expect(currentPath(section, lastingPath(section, path))).toBe(path);
  }
  expect(currentPath(section, lastingPath(section, 'members.0.years.1'))).toBe('members.0.years.1');
});
