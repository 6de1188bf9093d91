import type { Plugin } from 'vite';

/** While developing, each address opens with the application's empty page; the router does the rest. */
export const devPages = (): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const { applicationPage } = await server.ssrLoadModule('/src/app/entry.server.tsx');
        const page: string = await applicationPage('es', '');
        const start = '<script type="module" src="/src/app/entry.client.tsx"></script>';
        const html = await server.transformIndexHtml(
          request.url ?? '/',
          page.replace('</body>', `${start}</body>`),
        );
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      } catch (error) {
        next(error);
      }
    });
  },
});
