import '../shared/api/zod-config.ts';
import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { startTransition, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchErrors } from '../shared/error-reports/watch-errors.ts';
import { recovery } from '../shared/missing-code/this-page.ts';
import { readPageWords } from '../shared/words/page-words.ts';
import { startWords } from '../shared/words/words.ts';
import { Document, OPENING, rootRoute } from './root.tsx';
import { APPLICATION_ROUTES, PUBLIC_ROUTES } from './routes.ts';
import { type RouteCode, routeOf, withCode } from './with-code.ts';

const CODE = import.meta.glob<RouteCode>('../routes/*.tsx');

/** Yield to the main thread between long tasks (messages, renderer, page), so that a tap is handled in between. */
const yieldToMain = () => new Promise((done) => setTimeout(done));

/** An entry of the history that was opened by its address has no key, and all such entries would share one scroll position. */
function keyOfItsOwn(): void {
  const { state } = window.history;
  if (typeof state?.key === 'string') return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** React wraps what it has recovered from by rendering again; what went wrong is what is to be known. */
const reportRecovered = (error: unknown) =>
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);

/** Whether the page was written without content: it is one of the application's. */
const isEmpty = document.getElementById(OPENING) !== null;
/** Kept once React has taken up the page as it was written: an empty one, too, whose code may be there before. */
const hydrated = Promise.withResolvers<void>();
if (!isEmpty) hydrated.resolve();

function Hydrated(): null {
  useEffect(() => hydrated.resolve(), []);
  return null;
}

/** The code of a route is fetched when the route is first shown. */
const fetched = (id: string): Pick<RouteObject, 'lazy'> => {
  const load = must(CODE[`../routes/${id}.tsx`], `a file of the route ${id}`);
  return {
    lazy: async () => {
      const [code] = await Promise.all([recovery.inTime(load), hydrated.promise]);
      return routeOf(code);
    },
  };
};

/** A page that was written with its content takes it up with the code of its routes. */
async function fetchCodeOfPage(routes: RouteObject[]): Promise<void> {
  if (isEmpty) return;
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

watchErrors();
keyOfItsOwn();
const { language = DEFAULT_LANGUAGE, words } = readPageWords(document);
const i18n = startWords(language, words);
await yieldToMain();
const { hydrateRoot } = await recovery.inTime(() => import('react-dom/client'));
const routes = [rootRoute(withCode([...PUBLIC_ROUTES, ...APPLICATION_ROUTES], fetched))];
await fetchCodeOfPage(routes);
const router = createBrowserRouter(routes);
await yieldToMain();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <Document>
        <RouterProvider router={router} />
        <Hydrated />
      </Document>
    </I18nextProvider>,
    { onRecoverableError: reportRecovered },
  );
});
