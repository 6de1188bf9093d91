/** How often contents are read again over a picture that was deleted meanwhile. */
const ATTEMPTS = 3;

/** A picture that was stored when the content was read has been deleted since: the content must be read again. */
export class ImageGoneError extends Error {
  override readonly name = 'ImageGoneError';

  constructor() {
    super('a picture that a plan refers to is not stored');
  }
}

/** Does the work again, from reading the content on, if a picture it relies on was deleted in between. */
export async function withImagesThere<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ImageGoneError) || attempt === ATTEMPTS) throw error;
    }
  }
}
