export { PrivacyPage as default } from '../features/legal/legal-page.tsx';
