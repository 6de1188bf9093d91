import { LegalPage } from '../features/legal/legal-page.tsx';
import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['legal', 'terms'] } satisfies PublicPage;

export default function TermsPage() {
  return <LegalPage page="terms" />;
}
