import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';

const MODULE = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;

const SOURCE = `import { useId as useReactId } from 'react';
export function useId(fixed) {
  const made = \`mantine-\${useReactId().replaceAll(':', '')}\`;
  return typeof fixed === 'string' ? fixed : made;
}`;

/**
 * Controls have the ids React gives them.
 *
 * Why: Mantine gives each, as soon as it is mounted, another of its own, for versions of React that had none; every control of
 * a form is drawn twice, the second time all of them at once.
 *
 * Assumes: Mantine makes its ids in this module, and all its components take them from there.
 */
export const reactIds: BuildStep = {
  name: 'react-ids',
  kind: 'speed',
  plugin() {
    let isFound = false;
    return {
      name: 'react-ids',
      apply: 'build',
      load: {
        filter: { id: MODULE },
        handler() {
          isFound = true;
          return SOURCE;
        },
      },
      buildEnd(error) {
        if (error === undefined && this.environment.name === 'client')
          assume(isFound, 'Mantine makes its ids in use-id.mjs');
      },
    };
  },
};
