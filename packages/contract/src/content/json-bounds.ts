import { DEPTH_LIMIT, VALUE_LIMIT } from './limits.ts';

/** A shorter text cannot hold too many values, and is parsed in no time however deep it is. */
const LOOKED_AT_FROM = 2 * VALUE_LIMIT;

export type JsonBounds = 'within' | 'too-deep' | 'too-many';

/** The position after the text that begins at `start` with a quotation mark; the end where it never closes. */
function afterString(json: string, start: number): number {
  let close = json.indexOf('"', start + 1);
  while (close !== -1) {
    let escapes = 0;
    while (json[close - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return close + 1;
    close = json.indexOf('"', close + 1);
  }
  return json.length;
}

/** How deep and with how many values a JSON text may be. */
interface JsonLimits {
  readonly depth: number;
  readonly values: number;
}

const OF_A_PLAN: JsonLimits = { depth: DEPTH_LIMIT, values: VALUE_LIMIT };

/**
 * Whether a JSON text is nested and populated like a plan. Parsing 38 MB of brackets takes many seconds, in which no one
 * else would be served; this look at the brackets alone stops at the first one too many. Says nothing about validity.
 */
export const jsonBounds = (json: string): JsonBounds =>
  json.length < LOOKED_AT_FROM ? 'within' : boundsOf(json, OF_A_PLAN);

/** The same against limits of one's own, however short the text. */
export function boundsOf(json: string, limits: JsonLimits): JsonBounds {
  const structural = /["{}[\],]/g;
  let depth = 0;
  let values = 1;
  for (let match = structural.exec(json); match !== null; match = structural.exec(json)) {
    const [character] = match;
    if (character === '"') structural.lastIndex = afterString(json, match.index);
    else if (character === ',') values += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else {
      depth += 1;
      values += 1;
    }
    if (depth > limits.depth) return 'too-deep';
    if (values > limits.values) return 'too-many';
    if (depth < 0) break;
  }
  return 'within';
}
