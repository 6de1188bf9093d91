import { setTimeout as delay } from 'node:timers/promises';

/** Something that goes wrong between the caller and the provider. */
export interface Fault {
  readonly kind: 'rate-limit' | 'server-error' | 'cut' | 'delay';
  /** Whether what was asked has been done by then. */
  readonly when: 'before' | 'after';
  readonly method?: string | undefined;
  /** Part of the path; any if none is given. */
  readonly path?: string | undefined;
  /** So many fitting requests pass first. */
  readonly skip?: number | undefined;
  /** How many are hit; one if none is given. */
  readonly times?: number | undefined;
  /** For a delay. */
  readonly delayMs?: number | undefined;
}

interface Planned {
  readonly fault: Fault;
  skip: number;
  times: number;
}

/** Which requests fail, and how: asked once for each request. */
export class Faults {
  #planned: Planned[] = [];
  #holding = new AbortController();
  /** How many requests have come to the interface. */
  seen = 0;
  /** How many of them are being held up. */
  delayed = 0;

  add(fault: Fault): void {
    this.#planned.push({ fault, skip: fault.skip ?? 0, times: fault.times ?? 1 });
  }

  /** Returns how many were still to come. */
  clear(): number {
    const left = this.#planned.length;
    this.#planned = [];
    return left;
  }

  /** Holds a request up for so many milliseconds, or until `release`. */
  async hold(milliseconds: number): Promise<void> {
    const { signal } = this.#holding;
    this.delayed += 1;
    // Rejected where it is released.
    await delay(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
    this.delayed -= 1;
  }

  /** Lets all requests held up now go on. */
  release(): void {
    this.#holding.abort();
    this.#holding = new AbortController();
  }

  /** The fault that hits this request, if any does. */
  take(method: string, path: string): Fault | undefined {
    this.seen += 1;
    const fitting = this.#planned.filter(
      ({ fault }) => (fault.method ?? method) === method && path.includes(fault.path ?? ''),
    );
    const hit = fitting.find(({ skip }) => skip === 0);
    for (const planned of fitting) planned.skip = Math.max(0, planned.skip - 1);
    if (hit === undefined) return undefined;
    hit.times -= 1;
    if (hit.times === 0) this.#planned = this.#planned.filter((other) => other !== hit);
    return hit.fault;
  }
}
