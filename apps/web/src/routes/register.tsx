export { RegisterPage as default } from '../features/builder/register-page.tsx';
