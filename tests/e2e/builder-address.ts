/** The address of a page of the builder for whichever plan is open, with what follows in it (`?section=team`). */
export const builderAddress = (page: string, rest = ''): RegExp =>
  new RegExp(`/builder/[\\w-]{36}/${page}${rest.replaceAll(/[.?]/g, String.raw`\$&`)}$`);
