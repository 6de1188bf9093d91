/**
 * A `Content-Disposition` that offers a file under its name (RFC 6266): the name in full for today's clients, and what is
 * left of it in ASCII for the others. Nothing of the name can end the header.
 */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .,&+()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc8187(fileName)}`;
}

/** Only the characters RFC 8187 lets stand as they are. */
const encodeRfc8187 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
