/** A content as it was parsed, not yet checked. */
export type RawContent = Readonly<Record<string, unknown>>;
