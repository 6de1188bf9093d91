export { CancellationPage as default } from '../features/billing/cancellation-page.tsx';
