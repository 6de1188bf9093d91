import type { Engine, EngineName } from './engine.ts';

const STARTERS: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  trazo: async () => (await import('./engines/trazo.ts')).start(),
  'react-pdf': async () => (await import('./engines/react-pdf.ts')).start(),
  pdfmake: async () => (await import('./engines/pdfmake.ts')).start(),
  chromium: async () => (await import('./engines/chromium.ts')).start(),
};

/** Only what one engine needs is loaded. */
export const startEngine = (name: EngineName): Promise<Engine> => STARTERS[name]();
