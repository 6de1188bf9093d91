/** Why a file is not read. */
export type Refusal =
  | 'tooLarge'
  | 'unpacksTooLarge'
  | 'damaged'
  | 'encrypted'
  | 'oldWord'
  | 'openDocument'
  | 'pdf'
  | 'otherFile'
  | 'tooSlow'
  | 'noWords'
  | 'noReader';

/** A picture of the document, as it is packed in there. */
export interface PackedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** A document as HTML; its pictures are named in there by `standIn` of their place in `pictures`. */
export interface WordText {
  readonly ok: true;
  readonly html: string;
  readonly pictures: readonly PackedPicture[];
}
export type WordFile = WordText | { readonly ok: false; readonly refusal: Refusal };

/** In the place of a picture's bytes, which would make the HTML as large as the file: the address of a picture that holds its number. */
export const standIn = (place: number): string =>
  `data:image/png;base64,${btoa(String(place).padStart(6, '0'))}`;
