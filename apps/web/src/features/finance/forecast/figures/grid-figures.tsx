import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ForecastWords } from '../forecast-words.ts';
import { useFetchedWords } from '../use-fetched-words.ts';
import { useGridSync } from './use-forecast.ts';

/** Works out the figures of the grid, which no plan document holds, where its section is not shown: review and preview need them. */
export function GridFigures(): ReactNode {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isShown = pathname.endsWith('/form') && search.get('section') === 'finance';
  return isShown ? null : <Figures />;
}

function Figures() {
  const words = useFetchedWords();
  return words === undefined ? null : <Synced document={words.document} />;
}

function Synced({ document }: { readonly document: ForecastWords }) {
  useGridSync(document);
  return null;
}
