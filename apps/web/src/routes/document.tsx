import { DraftStatus } from '../features/builder/draft-status.tsx';
import { ViewerPage } from '../features/viewer/viewer-page.tsx';
import { useFirstTheme } from '../shared/theme-choice/use-first-theme.ts';

export default function DocumentRoute() {
  useFirstTheme();
  return <ViewerPage status={<DraftStatus />} />;
}
