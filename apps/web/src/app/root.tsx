import '../shared/design/base.css';
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { type ReactNode, useEffect } from 'react';
import { Outlet, type RouteObject, ScrollRestoration, useRouteError } from 'react-router';
import { LoadingBar } from '../shared/lazy/loading-bar.tsx';
import { NoticeLayer } from '../shared/notices/notice-layer.tsx';
import { APPLY_SCHEME } from '../shared/scheme/colour-scheme.ts';
import { CrashPage } from '../shared/site/crash-page.tsx';
import { useEarlyClicks } from '../shared/site/use-early-clicks.ts';
import { useLanguage } from '../shared/words/use-language.ts';

/** The page's own colour, for the browser's frame around it (tokens.css). */
const PAPER = { light: '#f6f1e6', dark: '#171511' } as const;

const SCHEME_FIRST = { __html: APPLY_SCHEME };
/** The id of what stands on the application's pages until their code has come. */
export const OPENING = 'opening';

/** The whole page around what the router shows; the build adds scripts and styles to it (apps/web/scripts/page-html.ts). */
export function Document({ children }: { children: ReactNode }) {
  useEarlyClicks();
  // Set by hand when the language changes: on pages of the application the server may have guessed another one.
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={SCHEME_FIRST} suppressHydrationWarning />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[textFont, displayFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

function Root() {
  // An extension that puts something before it on the page is taken for it, and it would stay above what has come.
  useEffect(() => document.getElementById(OPENING)?.remove(), []);
  return (
    <>
      <LoadingBar />
      <Outlet />
      <NoticeLayer />
      <ScrollRestoration />
    </>
  );
}

/**
 * Shown until the application's code and words arrive. What the build has written into it stays: React leaves a content that
 * is given as HTML as it finds it.
 */
export function HydrateFallback({ opening = '' }: { opening?: string }) {
  return (
    <>
      <title>{PRODUCT_NAME}</title>
      <div
        id={OPENING}
        aria-busy="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: opening }}
      />
    </>
  );
}

function ErrorBoundary() {
  return <CrashPage error={useRouteError()} />;
}

export const ROOT = 'root';

/** The route all others stand in. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: ROOT,
  Component: Root,
  HydrateFallback,
  ErrorBoundary,
  children,
});
