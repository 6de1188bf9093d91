/** Errors that nothing handles are reported. The code that does is fetched when there is one. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Reports an error that a page was replaced for. */
export function report(error: unknown): void {
  // Without a network there is nothing to fetch it from, and no server to tell.
  import('./report-error.ts').then(({ reportError }) => reportError(error)).catch(() => undefined);
}
