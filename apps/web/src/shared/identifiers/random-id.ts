import { uint8ArrayToHex } from 'uint8array-extras';

/** A random UUID (version 4). The browser's own way is missing where the connection is not encrypted. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(6, (view.getUint16(6) & 0x0fff) | 0x4000);
  view.setUint16(8, (view.getUint16(8) & 0x3fff) | 0x8000);
  return uint8ArrayToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
