import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['templates', 'catalogue'] } satisfies PublicPage;

export { TemplatesPage as default } from '../features/templates/templates-page.tsx';
