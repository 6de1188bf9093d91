import { expect, it } from 'vitest';
import { pagesToShoot } from './pages.ts';

it('takes a picture of the page of every route, and of each page once', () => {
  const names = pagesToShoot({ open: '/shared/some-plan', locked: '/shared/another-plan' }).map(
    ({ name }) => name,
  );
  expect(names).toContain('form-finance');
  expect(new Set(names).size).toBe(names.length);
});
