import { LegalPage } from '../features/legal/legal-page.tsx';
import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['legal', 'imprint'] } satisfies PublicPage;

export default function ImprintPage() {
  return <LegalPage page="imprint" />;
}
