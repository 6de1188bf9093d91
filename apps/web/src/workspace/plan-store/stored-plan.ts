/** What this device knows of a plan beside its text. */
export interface PlanRecord {
  /** Whose plan it is; undefined while it is a visitor's. */
  readonly account: string | undefined;
  /** The server's document that the updates belong to; 0 while no server has one. */
  readonly epoch: number;
  /** How far that document has been read. */
  readonly revision: number;
  /** The plan's own name, where the server has said one. */
  readonly name?: string | undefined;
}

/** A change of the document, as Yjs writes it. Their order is of no matter, nor that one is there twice. */
export interface StoredUpdate {
  readonly bytes: Uint8Array;
  /** The server has it: it came from there, or was acknowledged. */
  readonly isSent: boolean;
  /** Of the server's document that it belongs to; 0 where no server had one. */
  readonly epoch: number;
}

/** Whether a change belongs to this document of the server: another one knows nothing of what it follows on. */
export const isOfEpoch = (
  change: { readonly epoch: number },
  { epoch }: Pick<PlanRecord, 'epoch'>,
): boolean => change.epoch === 0 || epoch === 0 || change.epoch === epoch;

/** A plan as this device keeps it; updates by their key. */
export interface StoredPlan {
  readonly record: PlanRecord | undefined;
  readonly updates: ReadonlyMap<string, StoredUpdate>;
  /** Keys of what stands among them and can no longer be read. */
  readonly damaged: readonly string[];
}

/** What is to be kept differently, all of it or nothing. */
export interface PlanChange {
  readonly record?: PlanRecord;
  readonly add?: ReadonlyMap<string, StoredUpdate>;
  readonly remove?: Iterable<string>;
}

/** A plan of which nothing is known yet. */
export const NEW_PLAN: PlanRecord = { account: undefined, epoch: 0, revision: 0 };
