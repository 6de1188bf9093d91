import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Written in by the build (scripts/build-service-worker.ts): the files of the builder, and its page. */
declare const OFFLINE: {
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** The application's page, whatever its address. */
  readonly page: string;
  /** The addresses it answers, as sources of patterns. */
  readonly application: readonly string[];
};

const PATTERNS = OFFLINE.application.map((source) => new RegExp(source));

// Names of files carry a hash of what is in them: an old one is never taken for a new one. No other tab's files are taken
// away either, for a new service worker waits until the pages of the old release are closed.
precache([...OFFLINE.files]);

/** Pages come from the server while it answers, so that no page keeps an old release; the builder's also without it. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!PATTERNS.some((pattern) => pattern.test(url.pathname))) return Response.redirect(OFFLINE.page);
      const page = await matchPrecache(OFFLINE.page);
      if (page === undefined) throw error;
      return page;
    }
  },
);

// After the pages': the builder's own is among these files, and would come from here first.
addRoute();
