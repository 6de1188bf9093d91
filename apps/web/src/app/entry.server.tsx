import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { pageNamespaces } from '../shared/site/public-page.ts';
import { readSiteAddress } from '../shared/site/site-address.ts';
import { SHELL_NAMESPACES } from '../shared/words/namespaces.ts';
import { pageWordsScript } from '../shared/words/page-words.ts';
import { prerenderWords, publicWords } from './prerender-words.ts';

/** Writes one page at build time, with the words its hydration needs at its end. */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { language, isPage } = readSiteAddress(pathname.split('/')[1] || undefined, DEFAULT_LANGUAGE);
  const { matches } = context.staticHandlerContext;
  const handles = isPage ? matches.map(({ route }) => route.handle) : [];
  const words = publicWords(language, [...SHELL_NAMESPACES, ...pageNamespaces(handles)]);
  const { prelude } = await prerender(
    <I18nextProvider i18n={prerenderWords(language, words)}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
  );
  const html = await new Response(prelude).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(
    html.replace(/(?=<\/body>)/, () => pageWordsScript(words)),
    { status, headers },
  );
}
