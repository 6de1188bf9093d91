const FRAME = /^\s+at /;

/** Where an error came from. The lines above them repeat its message. */
export const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');
