import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER } from './scripts/build-options.ts';
import { finishBuild } from './scripts/finish-build.ts';
import { prerenderedPaths } from './src/shared/site/prerendered-paths.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: BUILD_FOLDER,
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
