/** What `work` resolves to, or `otherwise` where it takes longer than `limit` (milliseconds). */
export async function inTime<Result>(
  work: Result | Promise<Result>,
  limit: number,
  otherwise: Result,
): Promise<Result> {
  const timeout = Promise.withResolvers<Result>();
  const timer = setTimeout(() => timeout.resolve(otherwise), limit);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
