import { LegalPage } from '../features/legal/legal-page.tsx';
import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['legal', 'cookies'] } satisfies PublicPage;

export default function CookiesPage() {
  return <LegalPage page="cookies" />;
}
