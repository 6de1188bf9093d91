/** What is seen as one character: combining marks, joiners, tones of skin and pairs of regional letters belong to what they follow. */
const CHARACTER =
  /\r\n|\p{RI}{2}|(?:[^\p{M}\u200d])?(?:\p{M}|\p{Emoji_Modifier}|\u200d(?:\p{Extended_Pictographic})?)*/gsu;

/** As much of `Intl.Segmenter` as is used here: characters, in any language. */
export class CharacterSegmenter {
  segment(text: string): Iterable<{ readonly segment: string }> {
    return (text.match(CHARACTER) ?? []).filter((segment) => segment !== '').map((segment) => ({ segment }));
  }
}
