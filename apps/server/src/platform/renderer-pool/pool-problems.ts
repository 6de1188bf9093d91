/** Why a document was not typeset although nothing is wrong with the request's form. */
export type PoolProblemReason =
  /** The queue is full. */
  | 'busy'
  /** Whoever asked is gone. */
  | 'withdrawn'
  /** The server is stopping. */
  | 'closed'
  | 'timeout'
  | 'memory'
  /** The process ended by itself. */
  | 'crash';

export class PoolProblem extends Error {
  override readonly name = 'PoolProblem';
  readonly reason: PoolProblemReason;

  constructor(reason: PoolProblemReason) {
    super(`renderer: ${reason}`);
    this.reason = reason;
  }
}

/** The renderer itself refused or failed: its own error, as far as it survives the way between processes. */
export class RendererProblem extends Error {
  override readonly name = 'RendererProblem';
  readonly code: string | undefined;
  readonly details: unknown;

  constructor(message: string, { code, details }: { code?: string; details?: unknown }) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
