/**
 * The version of what people agree to and are informed of (the order’s button and consent in `messages/<lang>/consent.json`,
 * `terms.json`, `privacy.json`, `cookies.json`, and how disputes are settled in `legal.json`): the day its texts were
 * written, and which version of that day it is. Changed texts get a new version here; a test knows the texts of each.
 */
export const LEGAL_VERSION = '2026-11-29.3';

/** The day a version was written, as ISO 8601; versions of a first day, and those before there were several a day, bear no number. */
export const legalVersionDay = (version: string): string => version.slice(0, 'YYYY-MM-DD'.length);
