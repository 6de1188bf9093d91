import { type Readable, Transform } from 'node:stream';
import { ApiProblem } from '../errors/api-problem.ts';

const SPELL_MS = 5_000;
/** A tenth of what the slowest telephone line brings. */
const LEAST_BYTES_A_SPELL = 4_096;
/** In a tunnel a line brings nothing for a while. */
const LEAN_SPELLS = 4;

/**
 * Passes a request's body on as it arrives. `count` is told the bytes of each piece; what it throws ends the body. One that
 * all but stopped arriving ends with `payload_too_slow`.
 */
export function arrivingBody(payload: Readable, count: (bytes: number) => void): Readable {
  let bytes = 0;
  let leanSpells = 0;
  const body = new Transform({
    transform(piece: Buffer, _encoding, passOn) {
      bytes += piece.byteLength;
      try {
        count(piece.byteLength);
      } catch (problem) {
        body.destroy(problem instanceof Error ? problem : new Error(String(problem)));
        return;
      }
      passOn(null, piece);
    },
  });
  // Spells are counted, for a single long one also ends while this process is too busy to read.
  const watch = setInterval(() => {
    leanSpells = bytes < LEAST_BYTES_A_SPELL ? leanSpells + 1 : 0;
    bytes = 0;
    if (leanSpells >= LEAN_SPELLS) body.destroy(new ApiProblem('payload_too_slow'));
  }, SPELL_MS);
  body.once('close', () => clearInterval(watch));
  // Whoever reads it is told; when nobody does any more, nobody need be.
  body.on('error', () => undefined);
  payload.once('error', (problem) => body.destroy(problem));
  return payload.pipe(body);
}
