import { LegalPage } from '../features/legal/legal-page.tsx';

export default function ImprintPage() {
  return <LegalPage page="imprint" />;
}
