import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build.ts';
import { prerenderedPaths } from './src/shared/site/prerendered-paths.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
