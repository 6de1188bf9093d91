import { useSyncExternalStore } from 'react';
import { openStorage } from '../storage/storage-error.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { createStoredText } from '../storage/stored-text.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
/** How the pages are coloured: as the system says, or always light or dark. */
export type Scheme = (typeof SCHEMES)[number];

const stored = createStoredText(openStorage, STORAGE_KEYS.colourScheme);
const CHOSEN = new Event('scheme');
const listeners = new EventTarget();

/** Stands in every page ahead of its first paint, so that none is painted in other colours first. */
export const APPLY_SCHEME = `try{const s=localStorage.getItem("${STORAGE_KEYS.colourScheme}");if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch{}`;

function read(): Scheme {
  const text = stored.read();
  return SCHEMES.find((scheme) => scheme === text) ?? 'system';
}

function apply(): void {
  const scheme = read();
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

export function chooseScheme(scheme: Scheme): void {
  stored.write(scheme === 'system' ? null : scheme);
  apply();
  listeners.dispatchEvent(CHOSEN);
}

function subscribe(notify: () => void): () => void {
  const follow = () => {
    apply();
    notify();
  };
  window.addEventListener('storage', follow);
  listeners.addEventListener(CHOSEN.type, notify);
  return () => {
    window.removeEventListener('storage', follow);
    listeners.removeEventListener(CHOSEN.type, notify);
  };
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, read, () => 'system');
