import { lookVersion } from '@trazo/document/look-version';

/** Cache key of a cover: the plan's version, and what this release makes of it. */
export const coverVersion = (planVersion: number): string => `${planVersion}-${lookVersion()}`;
