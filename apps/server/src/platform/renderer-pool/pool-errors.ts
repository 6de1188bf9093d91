/** Why a document was not typeset although nothing is wrong with the request's form. */
export type PoolErrorReason =
  /** The queue is full. */
  | 'busy'
  /** The client has left. */
  | 'withdrawn'
  /** The server is stopping. */
  | 'closed'
  | 'timeout'
  | 'memory'
  /** A signal from outside ended the process, for the second time over this task. */
  | 'killed'
  /** The process ended by itself. */
  | 'crash';

export class PoolError extends Error {
  override readonly name = 'PoolError';
  readonly reason: PoolErrorReason;

  constructor(reason: PoolErrorReason) {
    super(`renderer: ${reason}`);
    this.reason = reason;
  }
}

/** The renderer itself refused or failed: its own error, as far as it survives the way between processes. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
  readonly code: string | undefined;
  readonly details: unknown;

  constructor(
    message: string,
    { code, details, cause }: { code?: string; details?: unknown; cause?: string },
  ) {
    super(message, { cause });
    this.code = code;
    this.details = details;
  }
}
