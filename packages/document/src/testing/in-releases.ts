/** For tests of which the usual run has one of the kind already: in the other templates, languages (`npm run test:release`). */
export const IN_RELEASES = { tags: ['release'] };
