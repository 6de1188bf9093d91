export { NotFoundPage as default } from '../shared/site/not-found-page.tsx';
