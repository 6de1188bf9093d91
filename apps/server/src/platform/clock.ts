/** What time it is; tests move it by hand. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
