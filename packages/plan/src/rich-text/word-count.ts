/** Words as a reader counts them. */
export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'.,\u202f-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
