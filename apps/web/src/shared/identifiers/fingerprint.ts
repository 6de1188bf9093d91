/**
 * A short name for bytes or UTF-16 units: two sums of 32 bits with different beginnings, and the length. The same row of
 * them has the same name; no secret. Names of texts are kept in local storage: they must come out as they did.
 */
export function fingerprint(units: Uint8Array | Uint16Array): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index] ?? 0;
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}.${units.length.toString(36)}`;
}

export function textFingerprint(text: string): string {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index += 1) units[index] = text.charCodeAt(index);
  return fingerprint(units);
}
