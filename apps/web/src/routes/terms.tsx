import { LegalPage } from '../features/legal/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage page="terms" />;
}
