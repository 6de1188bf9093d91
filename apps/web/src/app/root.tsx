import '../shared/design/styles.ts';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SessionEnded } from '../features/auth/session-ended.tsx';
import { NotificationPlace } from '../shared/alerts/notification-place.tsx';
import { queryClient } from '../shared/api/query-client.ts';
import { mantineTheme } from '../shared/design/mantine-theme.ts';
import { CrashPage } from '../shared/layout/crash-page.tsx';
import type { Route } from './+types/root';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{PRODUCT_NAME}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={mantineTheme} defaultColorScheme="auto">
          {children}
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationPlace />
      <ModalsProvider>
        <Outlet />
        <SessionEnded />
      </ModalsProvider>
    </QueryClientProvider>
  );
}

/** Shown for the moment in which code and words arrive. */
export function HydrateFallback() {
  return <div aria-busy="true" style={{ minHeight: '100dvh' }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage problem={error} />;
}
