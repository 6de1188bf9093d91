import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** CSP sources of the scripts that stand inside these pages: the router's start-up data. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const [, script = ''] of page.matchAll(INLINE_SCRIPT)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
}

export interface SecurityHeadersOptions {
  /** Our own pages: the scripts that stand in them may run. */
  readonly pages: readonly string[];
  /** Whether Google's sign-in button is shown. */
  readonly usesGoogle: boolean;
  /** Whether cards are typed into Stripe's own element. */
  readonly usesStripe: boolean;
}

/** What Google's button needs (its own list, developers.google.com/identity/gsi/web). */
const GOOGLE = 'https://accounts.google.com/gsi/';
const GOOGLE_PICTURES = 'https://*.googleusercontent.com';

/** What Stripe's payment element needs of its list (docs.stripe.com/security/guide): no maps, no pictures of its own. */
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';
const STRIPE_BANKS = 'https://hooks.stripe.com';

/**
 * Security headers on every answer; scripts only from here, or the very ones in our own pages. They never change: helmet,
 * which would check and write its policy anew for every answer, is asked for the first one only.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: SecurityHeadersOptions,
): Promise<void> {
  await app.register(helmet, { global: false, ...helmetOptions(options) });
  let known: OutgoingHttpHeaders | undefined;
  app.addHook('onRequest', (_request, reply, done) => {
    known ??= {
      ...headersOfHelmet(reply),
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    };
    reply.headers(known);
    done();
  });
}

/** Helmet writes on the raw answer, to which nothing else has been written yet. */
function headersOfHelmet(reply: FastifyReply): OutgoingHttpHeaders {
  reply.helmet();
  return reply.raw.getHeaders();
}

function helmetOptions({ pages, usesGoogle, usesStripe }: SecurityHeadersOptions): FastifyHelmetOptions {
  const google = (source: string) => (usesGoogle ? [source] : []);
  const stripe = (...sources: string[]) => (usesStripe ? sources : []);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The PDF viewer decodes some pictures in WebAssembly.
        scriptSrc: [
          "'self'",
          "'wasm-unsafe-eval'",
          ...inlineScriptHashes(pages),
          ...google(`${GOOGLE}client`),
          ...stripe(...STRIPE),
        ],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'", 'blob:'],
        // The component library sets style attributes.
        styleSrc: ["'self'", "'unsafe-inline'", ...google(`${GOOGLE}style`)],
        imgSrc: ["'self'", 'data:', 'blob:', ...google(GOOGLE_PICTURES)],
        fontSrc: ["'self'", 'data:'],
        // Pictures on their way into the document are read from data and blob addresses.
        connectSrc: ["'self'", 'data:', 'blob:', ...google(GOOGLE), ...stripe(STRIPE_API)],
        frameSrc: ["'self'", 'blob:', ...google(GOOGLE), ...stripe(...STRIPE, STRIPE_BANKS)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The Google sign-in window needs its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  };
}
