/** A part that can fail: how, and how it comes back. */
export interface Fault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** The database of an installation. */
export interface LoadDatabase {
  /** Of what takes writes, and of its standby. */
  readonly ports: readonly [number, ...number[]];
  /** Its address behind a balancer's port. */
  urlAt(port: number): string;
  readonly fault: Fault;
  stop(): Promise<void>;
}
