import { LegalPage } from '../features/legal/legal-page.tsx';
import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['legal', 'privacy'] } satisfies PublicPage;

export default function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
