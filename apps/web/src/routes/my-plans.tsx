export { MyPlansPage as default } from '../features/plans/my-plans-page.tsx';
