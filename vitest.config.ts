import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take the longest by far: begun last, one of them would go on alone. */
const LONGEST =
  /\/(?:layout|generate|provider-faults|billing-model|backup|fonts|any-plan|mail-delivery)\.test\.ts$/;

/** Dialogs and error states, rendered without a browser. */
const COMPONENTS = 'apps/{operator,web}/src/**/*.component.test.tsx';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'sandboxes/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', COMPONENTS],
          setupFiles: ['tests/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [COMPONENTS],
          environment: 'happy-dom',
          setupFiles: ['tests/component-setup.ts'],
        },
      },
    ],
    // One more than the cores of a small machine: much of a server test is waiting for processes and sockets.
    maxWorkers: Math.max(3, availableParallelism()),
    // What a passing test prints says nothing; a failing one's output is shown.
    silent: 'passed-only',
    // Modules keep nothing that one file could leave to another, and the server's cost more to load than to test.
    isolate: false,
    tags: [{ name: 'release', description: 'Starts and kills processes again and again: before a release.' }],
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes, on however slow a machine; vitest's own second has been too short.
    expect: { poll: { timeout: 90_000 } },
  },
});
