export { RecoverPasswordPage as default } from '../features/auth/recover-password-page.tsx';
