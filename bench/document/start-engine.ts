import type { Engine, EngineName } from './engine.ts';

/** A file of peers/: the types of its libraries are there once the bench has installed them. */
async function peer(file: string): Promise<Engine> {
  const { start }: { start(): Engine } = await import(new URL(`./peers/${file}`, import.meta.url).href);
  return start();
}

const STARTERS: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  trazo: async () => (await import('./engines/trazo.ts')).start(),
  'react-pdf': () => peer('react-pdf.ts'),
  pdfmake: () => peer('pdfmake.ts'),
  chromium: async () => (await import('./engines/chromium.ts')).start(),
};

/** Only what one engine needs is loaded. */
export const startEngine = (name: EngineName): Promise<Engine> => STARTERS[name]();
