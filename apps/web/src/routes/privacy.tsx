import { LegalPage } from '../features/legal/legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
