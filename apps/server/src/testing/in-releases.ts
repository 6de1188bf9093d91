/** For tests of which the usual run has one of the kind already: more processes, every template (`npm run test:release`). */
export const IN_RELEASES = { tags: ['release'] };
