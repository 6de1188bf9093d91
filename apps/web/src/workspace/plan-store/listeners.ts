/** Functions that are called when something happens. */
export class Listeners<Event = void> {
  readonly #all = new Set<(event: Event) => void>();

  /** Adds a listener; the returned function removes it. */
  readonly add = (listener: (event: Event) => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  emit(event: Event): void {
    for (const listener of [...this.#all]) listener(event);
  }
}
