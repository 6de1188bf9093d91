export { ViewerPage as default } from '../features/viewer/viewer-page.tsx';
