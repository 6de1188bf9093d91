import type { Plan } from '@trazo/plan/plan';

/** A way to make a PDF of a plan; each runs in a process of its own. */
export interface Engine {
  render(plan: Plan): Promise<Uint8Array>;
  /** Peak memory of processes the engine started itself, in bytes. */
  childrenPeak(): Promise<number>;
  stop(): Promise<void>;
}

export const ENGINES = ['trazo', 'react-pdf', 'pdfmake', 'chromium'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What one engine's process measured. */
export interface Measurement {
  readonly pages: number;
  /** How many runs each figure but the cold one is the median of. */
  readonly runs: number;
  readonly coldMs: number;
  /** The same plan again in a process that has settled. */
  readonly warmMs: number;
  /** Another plan of the same length: nothing kept of an earlier one helps. */
  readonly otherMs: number;
  readonly editMs: number;
  /** After many looks at the same plan: what an edit needs must have been kept through them. */
  readonly firstEditMs: number;
  readonly bytes: number;
  readonly isTagged: boolean;
  readonly peakBytes: number;
}

/** What one template costs in our engine. */
export interface TemplateCost {
  readonly name: string;
  readonly pages: number;
  /** Another plan of the same length. */
  readonly otherMs: number;
  readonly editMs: number;
}
