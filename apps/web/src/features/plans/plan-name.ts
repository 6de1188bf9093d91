const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of a plan's name is seen: one of spaces and signs without a shape leaves its card without a name. */
export const isShown = (name: string): boolean => SEEN.test(name);
