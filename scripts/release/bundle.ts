import path from 'node:path';
import { build } from 'rolldown';

/** What starts a process or a thread: commands, and modules found by `programModule`. Named by their paths without extension. */
const ENTRIES = [
  ...['main', 'backup', 'restore', 'operator', 'doctor', 'move-images', 'distribute'].map(
    (name) => `apps/server/src/${name}`,
  ),
  'apps/server/src/modules/documents/renderer-worker',
  'apps/server/src/modules/accounts/password-strength-worker',
  'apps/server/src/modules/plans/change-check-worker',
  'apps/server/src/platform/images/picture-worker',
  'apps/server/src/platform/renderer-pool/orphan-watch',
];

/** Packages that are, or start, files of their own: compiled code, PostgreSQL's programs, a thread's script. */
export const BESIDE = ['@myriaddreamin/typst-ts-node-compiler', '@node-rs/argon2', 'piscina', 'sharp'];

/** Asked for where they are installed, and by us never. */
const NOT_INSTALLED = ['pg-native', 'typescript'];

/** Bundles the server to plain JavaScript below `target`, each entry where its source lies; returns the folders of the packages in it. */
export async function bundleServer(root: string, target: string): Promise<ReadonlySet<string>> {
  const { output } = await build({
    cwd: root,
    input: Object.fromEntries(ENTRIES.map((name) => [name, `./${name}.ts`])),
    platform: 'node',
    external: [...BESIDE, ...NOT_INSTALLED],
    output: {
      dir: target,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'apps/server/chunks/[name]-[hash].js',
      // Messages of faults name functions and lines; the bytes are read from a disk.
      minify: false,
    },
    logLevel: 'warn',
  });
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return new Set(modules.flatMap((id) => packageFolder(root, id)));
}

/** The folder of the package a module is of, if it is none of our own. */
function packageFolder(root: string, id: string): readonly string[] {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return folder === undefined || folder.startsWith('\0') ? [] : [path.relative(root, folder)];
}
