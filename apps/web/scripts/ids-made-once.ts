import type { Plugin } from 'vite';

const MODULE = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;

const SOURCE = `import { useId as useReactId } from 'react';
export function useId(fixed) {
  const made = \`mantine-\${useReactId().replaceAll(':', '')}\`;
  return typeof fixed === 'string' ? fixed : made;
}`;

/**
 * Mantine gives each control an id of React's and, as soon as it stands, another of its own, for versions of React that had
 * none: every control of a form is drawn twice, the second time all of them at once. React's own id stays here.
 */
export const idsMadeOnce = (): Plugin => {
  let isFound = false;
  return {
    name: 'ids-made-once',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      handler() {
        isFound = true;
        return SOURCE;
      },
    },
    buildEnd(problem) {
      if (problem === undefined && this.environment.name === 'client' && !isFound)
        this.error('Mantine makes its ids in another place.');
    },
  };
};
