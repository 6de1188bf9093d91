import rules from './.dependency-cruiser.js';

/** Tests and what they share stand above all folders. */
const TESTS = ['\\.test\\.tsx?$', '/testing/'];

/** No cycle of folders. A run of its own: dependency-cruiser cannot leave the tests out of one rule about folders. */
export default {
  forbidden: [
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...rules.options, exclude: { path: [...rules.options.exclude.path, ...TESTS] } },
};
