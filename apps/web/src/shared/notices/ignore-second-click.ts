/**
 * For a button that vanishes under its click: the second half of a double click would reach what lies beneath, and take the
 * focus there. `event.detail` counts the clicks in one place, by the time at which they were made.
 */
export function ignoreSecondClick(): void {
  const listening = new AbortController();
  const stop = () => listening.abort();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return stop();
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') stop();
  };
  for (const kind of ['mousedown', 'click'] as const) {
    window.addEventListener(kind, ignore, { capture: true, signal: listening.signal });
  }
}
