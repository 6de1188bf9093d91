const MEGABYTE = 1024 ** 2;

/**
 * Body limits of calls that bring a whole plan. One with 40 photos, which the builder scales down, has some 16 MB and may be saved
 * every three seconds.
 */
export const CONTENT_BODIES = {
  totalBytes: 256 * MEGABYTE,
  largeBytes: MEGABYTE,
  largeBytesPerMinute: 320 * MEGABYTE,
} as const;

/**
 * The same for covers beside the document, which are worth least: counted apart, so that drawing them refuses no save, and
 * half as much of it.
 */
export const COVER_BODIES = {
  subject: 'large bodies for covers',
  totalBytes: CONTENT_BODIES.totalBytes / 2,
  largeBytes: CONTENT_BODIES.largeBytes,
  largeBytesPerMinute: CONTENT_BODIES.largeBytesPerMinute / 2,
} as const;
