import type { ReadPdf } from './read-pdf.ts';

/** Words without what sets them apart or breaks them at the end of a line. */
export const unbroken = (text: string): string => text.replaceAll(/[\s\u200b\u00ad-]/gu, '');

/** What a page says, `unbroken`; pages count from 1. */
export const saidOnPage = ({ layout }: Pick<ReadPdf, 'layout'>, page: number): string =>
  unbroken((layout[page - 1]?.boxes ?? []).map(({ text }) => text).join(''));
