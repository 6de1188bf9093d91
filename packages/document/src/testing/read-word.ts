import mammoth from 'mammoth';

/** All words of an editable document, as another program reads them. */
export async function readWordText(file: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
  return value;
}
