import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../testing/components.tsx';
import { useComparison } from './use-comparison.ts';
import { useQuery } from './use-query.ts';
import { useTemplateSearch } from './use-template-search.ts';

beforeAll(speakEnglish);

function Gallery() {
  const query = useQuery();
  const { search, change } = useTemplateSearch(query);
  const { pair, close } = useComparison(query);
  return (
    <>
      <button type="button" onClick={() => change({ ...search, favourites: !search.favourites })}>
        favourites
      </button>
      <button type="button" onClick={close}>
        close
      </button>
      <output>{`${search.favourites ? 'favourites' : 'all'}, ${pair === undefined ? 'alone' : 'compared'}`}</output>
    </>
  );
}

it.each([
  ['favourites', 'close'],
  ['close', 'favourites'],
])('holds both changes where %s is followed by %s before the router is there', async (first, second) => {
  // Each navigation waits for its loader, until the test lets it go on.
  const waiting: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  const goOn = () =>
    act(async () => {
      for (const go of waiting.splice(0)) go();
    });
  const router = createMemoryRouter(
    [{ path: '/', Component: Gallery, loader, HydrateFallback: () => null }],
    {
      initialEntries: ['/?compare=folio.lienzo'],
    },
  );
  render(<RouterProvider router={router} />);
  await goOn();
  await screen.findByText('all, compared');
  for (const name of [first, second]) act(() => screen.getByRole('button', { name }).click());
  await screen.findByText('favourites, alone');
  await goOn();
  await expect.poll(() => router.state.location.search).toBe('?favourites=');
  await screen.findByText('favourites, alone');
});
