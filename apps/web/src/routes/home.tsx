import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['home'] } satisfies PublicPage;

export { HomePage as default } from '../features/home/home-page.tsx';
