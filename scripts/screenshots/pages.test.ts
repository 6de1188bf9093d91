import { expect, it } from 'vitest';
import { pagesToShoot } from './pages.ts';

it('takes a picture of the page of every route, and of each page once', () => {
  const shared = { open: '/shared/some-plan', locked: '/shared/another-plan', read: '/read/some-plan' };
  const names = pagesToShoot(shared).map(({ name }) => name);
  expect(names).toContain('form-finance');
  expect(new Set(names).size).toBe(names.length);
});
