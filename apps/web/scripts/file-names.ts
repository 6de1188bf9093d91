import path from 'node:path';

const CALLED_AFTER_PAGES = /~.*/;

/** A group's script is not called after all the pages it is for. */
export const scriptFileName = ({ name }: { readonly name: string }): string =>
  `assets/${name.replace(CALLED_AFTER_PAGES, '')}-[hash].js`;

/** Nor is its style sheet. */
export const assetFileName = ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
  `assets/${path.parse(name).name.replace(CALLED_AFTER_PAGES, '')}-[hash][extname]`;
