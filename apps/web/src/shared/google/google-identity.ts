import { base64ToString, uint8ArrayToBase64 } from 'uint8array-extras';
import { z } from 'zod';

/** Whom this installation is to Google, and the script that draws the button: Google's own, or that of a stand-in. */
export interface GoogleClient {
  readonly id: string;
  readonly script: string;
}

interface ButtonOptions {
  readonly type: 'standard';
  readonly theme: 'outline' | 'filled_black';
  readonly size: 'large';
  readonly text: 'continue_with';
  readonly locale: string;
  readonly width: number;
}

interface GoogleAccounts {
  readonly id: {
    initialize(options: {
      client_id: string;
      nonce: string;
      callback: (answer: { credential: string }) => void;
    }): void;
    renderButton(parent: HTMLElement, options: ButtonOptions): void;
  };
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: GoogleAccounts };
  }
}

/** What the server wants to see: the ID token, whom it says it is about, and the nonce it was asked for with. */
export interface GoogleProof {
  readonly sub_id_google: string;
  readonly credential: string;
  readonly nonce: string;
}

let script: Promise<GoogleAccounts> | undefined;

/** Fetches the script once; rejects when it cannot be reached, and may be tried again then. */
export function loadGoogle({ script: address }: GoogleClient): Promise<GoogleAccounts> {
  script ??= new Promise<GoogleAccounts>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.onload = () => {
      const accounts = window.google?.accounts;
      if (accounts === undefined) reject(new Error('Google’s script brought nothing'));
      else resolve(accounts);
    };
    element.onerror = () => {
      element.remove();
      reject(new Error('Google’s script could not be fetched'));
    };
    document.head.append(element);
  }).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}

export const createNonce = (): string =>
  uint8ArrayToBase64(crypto.getRandomValues(new Uint8Array(24)), { urlSafe: true });

const claimsSchema = z.object({ sub: z.string().min(1) });

/** Reads whom an ID token says it is about, without believing it: that is the server's matter. */
export function subjectOf(credential: string): string | undefined {
  try {
    const [, payload = ''] = credential.split('.');
    return claimsSchema.safeParse(JSON.parse(base64ToString(payload))).data?.sub;
  } catch {
    return undefined;
  }
}
