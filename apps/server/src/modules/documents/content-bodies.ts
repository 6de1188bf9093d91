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
