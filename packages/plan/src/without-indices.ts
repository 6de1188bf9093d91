/** `items.0.description` as `items.description`: the field in any item of its list. */
export const withoutIndices = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
