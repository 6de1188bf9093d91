/**
 * Throws when the router, the bundler or a library writes something else than a step of the build was made for: the build
 * fails, instead of shipping pages that were changed in the wrong place.
 */
export function assume(holds: boolean, assumption: string): asserts holds {
  if (!holds) throw new Error(`The build assumes that ${assumption}; look at what the update changed.`);
}
