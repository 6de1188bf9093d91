import '../shared/api/zod-config.ts';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { pageNamespaces } from '../shared/site/public-page.ts';
import { type PublicNamespace, SHELL_NAMESPACES } from '../shared/words/namespaces.ts';
import { pageWordsScript } from '../shared/words/page-words.ts';
import { prerenderWords, publicWords } from './prerender-words.ts';
import { Document, HydrateFallback, ROOT, rootRoute } from './root.tsx';
import { PUBLIC_ROUTES } from './routes.ts';
import { type RouteCode, routeOf, withCode } from './with-code.ts';

const CODE = import.meta.glob<RouteCode>(
  '../routes/{public-layout,home,templates,template,terms,privacy,cookies,imprint,not-found}.tsx',
  { eager: true },
);

const handler = createStaticHandler([
  rootRoute(
    withCode(PUBLIC_ROUTES, (id) => routeOf(must(CODE[`../routes/${id}.tsx`], `a file of the route ${id}`))),
  ),
]);

/** A public page as HTML, with the words its hydration needs at its end, and the routes it shows. */
export async function publicPage(address: string, language: Language) {
  const context = await handler.query(new Request(`https://public-address.invalid${address}`));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const handles = context.matches.map(({ route }) => route.handle);
  const html = await written(
    language,
    pageNamespaces(handles),
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const ids = context.matches.map(({ route }) => route.id);
  return { html, routes: ids.filter((id) => id !== ROOT) };
}

/** A page of the application as HTML: what it opens with until its code has come. */
export const applicationPage = (language: Language, opening: string): Promise<string> =>
  written(language, [], <HydrateFallback opening={opening} />);

async function written(
  language: Language,
  namespaces: readonly PublicNamespace[],
  content: ReactNode,
): Promise<string> {
  const words = publicWords(language, [...SHELL_NAMESPACES, ...namespaces]);
  const { prelude } = await prerender(
    <I18nextProvider i18n={prerenderWords(language, words)}>
      <Document>{content}</Document>
    </I18nextProvider>,
  );
  const html = await new Response(prelude).text();
  return html.replace(/(?=<\/body>)/, () => pageWordsScript(words));
}
