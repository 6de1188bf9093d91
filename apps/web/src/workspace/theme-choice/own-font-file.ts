import { checkFont } from '@trazo/contract/api/fonts';
import {
  FONT_MEDIA_TYPE,
  OWN_FONT_BYTES,
  OWN_FONT_NAME_LIMIT,
  type OwnFont,
} from '@trazo/plan/theme/own-font';
import { uint8ArrayToBase64 } from 'uint8array-extras';
import { callApi } from '../../shared/api/api-client.ts';
import { keepPicture } from '../pictures/pictures.ts';

/** A font the draft may name, or why the file is none, in words or as the name of a message. */
export type TakenFont =
  | { readonly font: OwnFont; readonly kept: boolean }
  | { readonly error: string }
  | { readonly failure: 'tooLarge' | 'unreadable' };

/** Has a file checked by the server and keeps it where the draft keeps its pictures. The licence is confirmed. */
export async function takeFontFile(file: File): Promise<TakenFont> {
  if (file.size > OWN_FONT_BYTES) return { failure: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { failure: 'unreadable' };
  const answer = await callApi(checkFont, {
    body: { base_64_font: uint8ArrayToBase64(new Uint8Array(bytes)), licensed: true },
  });
  if (answer.isError) return { error: answer.error };
  const { name, lacks } = answer.body;
  const { reference, kept } = await keepPicture(new Blob([bytes], { type: FONT_MEDIA_TYPE }));
  const shown = name === '' ? nameOfFile(file) : name;
  return { font: { file: reference, name: shown, use: 'all', lacks, licensed: true }, kept };
}

/** A file's name without its ending, for a font that does not say what it is called. */
const nameOfFile = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, '')
    .slice(0, OWN_FONT_NAME_LIMIT)
    .toWellFormed() || 'TTF';
