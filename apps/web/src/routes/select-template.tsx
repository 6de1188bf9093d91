import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { GalleryPage } from '../features/gallery/gallery-page.tsx';
import { rememberProduct } from '../workspace/billing/wanted-product.ts';

export default function SelectTemplateRoute() {
  const [search] = useSearchParams();
  useEffect(() => rememberProduct(search), [search]);
  return <GalleryPage />;
}
