/** Single flight: one call at a time; a second is not queued but makes the first run once more after it. */
export class SingleFlight {
  #current: Promise<unknown> | undefined;

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Resolves when the call under way is over, however it ended. */
  async settled(): Promise<void> {
    await this.#current?.catch(() => undefined);
  }

  start<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.#current !== undefined) throw new Error('A call is under way already');
    const flight = call().finally(() => {
      this.#current = undefined;
    });
    this.#current = flight;
    return flight;
  }
}
