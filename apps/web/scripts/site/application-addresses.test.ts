import { expect, it } from 'vitest';
import { applicationRoutes } from './application-addresses.ts';

it('lists what stands in the application, layouts left out', () => {
  const routes = [
    { id: 'root', path: '' },
    { id: '../routes/public-layout', parentId: 'root', path: ':lang?' },
    { id: '../routes/terms', parentId: '../routes/public-layout', path: 'terms' },
    { id: '../routes/app-shell', parentId: 'root' },
    { id: '../routes/builder-layout', parentId: '../routes/app-shell' },
    { id: '../routes/form', parentId: '../routes/builder-layout', path: 'builder/:planId?/form' },
    { id: '../routes/shared', parentId: '../routes/app-shell', path: 'shared/:token' },
  ];
  const found = applicationRoutes(Object.fromEntries(routes.map((route) => [route.id, route])));
  expect([...found.keys()]).toEqual(['/builder/:planId/form', '/builder/form', '/shared/:token']);
  expect(found.get('/builder/form')?.map(({ id }) => id)).toEqual([
    'root',
    '../routes/app-shell',
    '../routes/builder-layout',
    '../routes/form',
  ]);
});
