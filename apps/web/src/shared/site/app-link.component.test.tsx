import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderInApplication, speakEnglish } from '../testing/components.tsx';
import { AppLink } from './app-link.tsx';
import { HomeLink } from './home-link.tsx';

beforeAll(speakEnglish);

const Where = () => <output>{useLocation().pathname}</output>;
const where = () => screen.getByRole('status').textContent;

it('to the page just gone to adds nothing to the history: a slow second click leads no step too far back', async () => {
  window.history.replaceState(null, '', '/my-plans');
  const router = createMemoryRouter([{ path: '*', element: <AppLink to="/my-plans">Plans</AppLink> }], {
    initialEntries: ['/builder/form', '/my-plans'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('link'), { detail: 1 });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/builder/form');
  window.history.replaceState(null, '', '/');
});

/** A page that has just been drawn, under the pointer that led to it. */
function show(Link: ComponentType) {
  renderInApplication(
    <>
      <Link />
      <Where />
    </>,
    '/builder/form',
  );
  return screen.getByRole('link');
}

describe.each([
  ['a link within the application', () => <AppLink to="/my-plans">Plans</AppLink>, '/my-plans'],
  ['the name in the header', HomeLink, '/'],
])('%s', (_, Link, to) => {
  it('is followed by a click, and not by the second half of a double click on what lay there before', () => {
    const link = show(Link);
    fireEvent.click(link, { detail: 2 });
    expect(where()).toBe('/builder/form');
    fireEvent.click(link, { detail: 1 });
    expect(where()).toBe(to);
  });

  it('is followed by a key', () => {
    fireEvent.click(show(Link), { detail: 0 });
    expect(where()).toBe(to);
  });
});
