import { readPath } from '@trazo/contract/plan-document/value-path';

/** A field's path with the ids of items in place of where they stand: it leads to the same field when they move. */
export function lastingPath(section: unknown, path: string): string {
  const steps = path === '' ? [] : path.split('.');
  return steps
    .map((step, index) => {
      const id = readPath(section, [...steps.slice(0, index + 1), 'id'].join('.'));
      return /^\d+$/.test(step) && typeof id === 'string' ? id : step;
    })
    .join('.');
}

/** Where such a path leads now; undefined once an item on it is gone. */
export function currentPath(section: unknown, lasting: string): string | undefined {
  const steps: string[] = [];
  let at = section;
  for (const step of lasting === '' ? [] : lasting.split('.')) {
    const items: readonly unknown[] | undefined = Array.isArray(at) ? at : undefined;
    const place = items?.findIndex((item) => readPath(item, 'id') === step);
    const next =
      place === undefined || (place === -1 && items?.[Number(step)] !== undefined) ? step : `${place}`;
    if (next === '-1') return undefined;
    steps.push(next);
    at = readPath(at, next);
  }
  return steps.join('.');
}
