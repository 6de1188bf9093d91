import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const NAME = /^manifest-[\w-]+\.js$/;

const routesSchema = z.record(
  z.string(),
  z.object({
    id: z.string(),
    parentId: z.string().optional(),
    path: z.string().optional(),
    module: z.string(),
    clientLoaderModule: z.string().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** The routes as the router's manifest lists them, with the files each of them is made of. */
export type BuiltRoutes = z.infer<typeof routesSchema>;

/** Reads the routes of a build; throws where the router has written them in another way. */
export async function readBuiltRoutes(client: string): Promise<BuiltRoutes> {
  const assets = path.join(client, 'assets');
  const name = (await readdir(assets)).find((each) => NAME.test(each));
  if (name === undefined) throw new Error('The router has written no list of routes.');
  const script = await readFile(path.join(assets, name), 'utf8');
  const manifest = /=(\{.*\})/s.exec(script)?.[1] ?? '{}';
  return z.object({ routes: routesSchema }).parse(JSON.parse(manifest)).routes;
}
