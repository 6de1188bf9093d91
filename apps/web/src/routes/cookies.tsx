import { LegalPage } from '../features/legal/legal-page.tsx';

export default function CookiesPage() {
  return <LegalPage page="cookies" />;
}
