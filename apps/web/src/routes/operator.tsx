import { OperatorPage } from '../features/operator/operator-page.tsx';

export default function OperatorRoute() {
  return <OperatorPage />;
}
