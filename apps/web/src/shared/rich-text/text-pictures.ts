import type { Image } from '@trazo/plan/images';

/** A picture as it can be shown now. */
export interface ShownPicture {
  /** An address the browser can show it from; undefined while it loads and when there is none. */
  readonly url: string | undefined;
  readonly isLost: boolean;
}

/** Where the pictures of a text come from and go to: the draft's store. */
export interface TextPictures {
  /** Tells how a picture can be shown, now and whenever that changes; the returned function ends it. */
  readonly follow: (image: Image, show: (picture: ShownPicture) => void) => () => void;
  /** Keeps a file as a picture, or says that it is none: undefined. */
  readonly keep: (file: Blob) => Promise<Image | undefined>;
}
