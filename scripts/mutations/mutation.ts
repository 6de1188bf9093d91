/** A fault to try. */
export interface Mutation {
  readonly file: string;
  /** What stands once in the file. */
  readonly from: string;
  /** What stands there instead. */
  readonly to: string;
  /** The test files that should notice, or their folder. */
  readonly tests: readonly string[];
}
