import { templateThumbnail } from '@trazo/contract/api/templates';
import { expect, it } from 'vitest';
import { pageAddress, pagePicture } from './page-picture.ts';

it('asks for pages as the API takes them', () => {
  for (const shown of [3, 'figures'] as const) {
    const address = new URL(pageAddress({ templateId: 2, language: 'fr', shown }, 1440), 'http://localhost');
    expect(address.pathname).toBe('/api/templates/2/thumbnail');
    const query = templateThumbnail.query.parse(Object.fromEntries(address.searchParams));
    expect(query).toMatchObject({ lang: 'fr', width: 1440 });
    expect(query.excerpt ?? query.page).toBe(shown);
  }
});

it('offers no wider picture than its box can use', () => {
  const widths = (srcSet: string) => srcSet.split(', ').map((one) => one.split(' ')[1]);
  const page = { templateId: 1, language: 'es', shown: 1 } as const;
  expect(widths(pagePicture(page).srcSet)).toEqual(['480w', '720w']);
  expect(widths(pagePicture(page, 1440).srcSet)).toEqual(['480w', '720w', '1440w']);
});
