import type { LoaderFunctionArgs } from 'react-router';
import { GalleryPage } from '../features/gallery/gallery-page.tsx';
import { rememberProduct } from '../workspace/billing/wanted-product.ts';

/** Before the page is shown: a visitor may go on from its address at once. */
export function loader({ request }: LoaderFunctionArgs): null {
  rememberProduct(new URL(request.url).searchParams);
  return null;
}

export default function SelectTemplateRoute() {
  return <GalleryPage />;
}
