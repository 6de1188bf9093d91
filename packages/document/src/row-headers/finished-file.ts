import { type CountedTable, writeRowHeaders } from './row-headers.ts';

/** The file with row headers, or as it was set: a document without them is better than none. `hearFailure` learns why. */
export function finishedFile(
  { bytes, tables }: { readonly bytes: Uint8Array; tables(): readonly CountedTable[] },
  hearFailure: (error: unknown) => void = () => undefined,
): Uint8Array {
  try {
    return writeRowHeaders(bytes, tables());
  } catch (error) {
    hearFailure(error);
    return bytes;
  }
}
