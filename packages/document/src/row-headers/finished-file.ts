import { type CountedTable, writeRowHeaders } from './row-headers.ts';

/** The file with row headers, or as it was set: a document without them is better than none. `onError` learns why. */
export function finishedFile(
  { bytes, tables }: { readonly bytes: Uint8Array; tables(): readonly CountedTable[] },
  onError: (error: unknown) => void = () => undefined,
): Uint8Array {
  try {
    return writeRowHeaders(bytes, tables());
  } catch (error) {
    onError(error);
    return bytes;
  }
}
