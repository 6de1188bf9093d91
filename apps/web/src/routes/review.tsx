import { ReviewPage } from '../features/builder/review/review-page.tsx';
import { LateDoubts } from '../features/finance/forecast/doubts/late-doubts.tsx';
import { DraftFirstPage } from '../features/viewer/draft-first-page.tsx';

export default function ReviewRoute() {
  return <ReviewPage preview={<DraftFirstPage />} doubts={(onFound) => <LateDoubts onFound={onFound} />} />;
}
