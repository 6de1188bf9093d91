export { TermsPage as default } from '../features/legal/legal-page.tsx';
