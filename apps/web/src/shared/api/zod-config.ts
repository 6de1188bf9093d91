declare global {
  /** What zod reads its settings from before it makes its first schema, whichever file that stands in. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Our content security policy runs no code made of text; zod would try, and each try is reported to the visitor's console.
globalThis.__zod_globalConfig = { jitless: true };

export {};
