import { type Readable, Transform } from 'node:stream';

/** Passes a request's body on as it arrives. `count` is given the bytes of each piece; what it throws ends the body. */
export function countedBody(payload: Readable, count: (bytes: number) => void): Readable {
  const body = new Transform({
    transform(piece: Buffer, _encoding, passOn) {
      try {
        count(piece.byteLength);
      } catch (error) {
        body.destroy(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      passOn(null, piece);
    },
  });
  // The reader is given the error; without one, it must not end the process.
  body.on('error', () => undefined);
  payload.once('error', (error) => body.destroy(error));
  return payload.pipe(body);
}
