import type { ApiResult } from '../../shared/api/api-client.ts';

/** Where a plan stands on the server. */
interface Standing {
  readonly epoch: number;
  readonly revision: number;
  /** Its own name, where it is not called as its company is. */
  readonly name?: string | undefined;
}

/** The server's document of a plan. */
export interface ServerDocument extends Standing {
  readonly update: Uint8Array;
}

/** What is sent of a plan: everything where no server has it yet (epoch 0), else what is new. */
export interface SentChange {
  readonly epoch: number;
  /** How far the sender has read the server's document. */
  readonly revision: number;
  readonly update: Uint8Array;
}

export interface SentAnswer extends Standing {
  /** What others have written since. */
  readonly update: Uint8Array | undefined;
}

interface SendOptions {
  /** The page is going: the call has to outlive it. */
  readonly keepalive: boolean;
}

/** The calls that saving needs. */
export interface PlanServer {
  open(plan: string): Promise<ApiResult<ServerDocument>>;
  send(plan: string, change: SentChange, options?: SendOptions): Promise<ApiResult<SentAnswer>>;
  /** A picture, or a font file, goes up before the change that names it. */
  upload(plan: string, dataUrl: string): Promise<ApiResult<{ readonly reference: string }>>;
}
