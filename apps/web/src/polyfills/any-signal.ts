/** `AbortSignal.any`: aborted as soon as one of these is, for its reason. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const all = [...signals];
  for (const signal of all) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    // Listeners go with the first of them.
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
