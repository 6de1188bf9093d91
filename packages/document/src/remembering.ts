/** Characters of input whose results are kept. */
const REMEMBERED_CHARACTERS = 500_000;

/**
 * Keeps what a pure function of text gave: after an edit all lines and figures of a plan but one are the same. Forgets
 * everything at once when it holds too much, so that its memory is bounded.
 */
export function remembering<Result>(compute: (text: string) => Result): (text: string) => Result {
  const remembered = new Map<string, Result>();
  let characters = 0;
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (characters > REMEMBERED_CHARACTERS) {
      remembered.clear();
      characters = 0;
    }
    remembered.set(text, result);
    characters += text.length;
    return result;
  };
}
