import { ReviewPage } from '../features/builder/review/review-page.tsx';
import { DraftFirstPage } from '../features/viewer/draft-first-page.tsx';
import { useFirstTheme } from '../workspace/theme-choice/use-first-theme.ts';

export default function ReviewRoute() {
  useFirstTheme();
  return <ReviewPage preview={<DraftFirstPage />} />;
}
