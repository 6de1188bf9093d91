import { DELTA_TYPE, generateDocument } from '@trazo/contract/api/documents';
import type { RequestBody } from '@trazo/contract/api/route';
import { applyDelta } from '@trazo/contract/delta/apply-delta';
import { type ApiResult, type CallOptions, callForTaggedFile } from './api-client.ts';

export interface GenerateOptions {
  readonly signal: AbortSignal;
  /** A document of the plan that came before: where the server still has it, only what is new is sent. */
  readonly base: Blob | undefined;
}

/** What the server calls the documents it has sent. */
const tags = new WeakMap<Blob, string>();

/** Typesets a plan, known or not to the server under that id; the PDF's bytes. Rejects only when `signal` aborts the call. */
export async function generatePdf(
  plan: string,
  body: RequestBody<typeof generateDocument>,
  { signal, base }: GenerateOptions,
): Promise<ApiResult<Blob>> {
  const ask = (options: CallOptions) =>
    callForTaggedFile(generateDocument, 'application/pdf', { body, signal, plan, ...options });
  let result = await ask({ base: base && tags.get(base) });
  if (result.isError) return result;
  let whole = await wholeOf(result.body.blob, base);
  if (whole === undefined) {
    result = await ask({});
    if (result.isError) return result;
    whole = result.body.blob;
  }
  if (result.body.tag !== undefined) tags.set(whole, result.body.tag);
  return { isError: false, body: whole };
}

/** The document that was answered, whole or as a delta; undefined where that cannot be applied. */
async function wholeOf(answered: Blob, base: Blob | undefined): Promise<Blob | undefined> {
  if (answered.type !== DELTA_TYPE) return answered;
  try {
    const [before, delta] = await Promise.all([base?.arrayBuffer(), answered.arrayBuffer()]);
    if (before === undefined) return undefined;
    const made = applyDelta(new Uint8Array(before), new Uint8Array(delta));
    return new Blob([made], { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}
