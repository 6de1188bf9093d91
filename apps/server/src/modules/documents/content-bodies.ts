const MEGABYTE = 1024 ** 2;

/** Room for calls that bring a whole plan. Plans with photos stay well below the large size: the builder scales photos down. */
export const CONTENT_BODIES = {
  totalBytes: 256 * MEGABYTE,
  largeBytes: 8 * MEGABYTE,
  largePerMinute: 20,
} as const;
