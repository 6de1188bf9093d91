const PARAMETER = /^@([a-zA-Z]+\.[a-zA-Z]+\d*)$/;

/** The key of a rate or rule whose answer is at a path of its own, `@vat.standard`. */
export const parameterAt = (path: string): string | undefined => PARAMETER.exec(path)?.[1];
