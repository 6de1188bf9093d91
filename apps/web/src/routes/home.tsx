import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['home', 'testimonials', 'faq', 'colours'] } satisfies PublicPage;
export { LandingPage as default } from '../features/landing/landing-page.tsx';
