import { ReviewPage } from '../features/builder/review/review-page.tsx';
import { DraftFirstPage } from '../features/viewer/draft-first-page.tsx';

export default function ReviewRoute() {
  return <ReviewPage preview={<DraftFirstPage />} />;
}
