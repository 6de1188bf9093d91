import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data for search engines and for the page's own words: a browser runs nothing of it. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** CSP sources of the scripts that stand inside a page: the router's start-up. */
export function scriptHashes(page: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.matchAll(INLINE_SCRIPT)) {
    if (DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

/** The policy of an answer that is one of our own pages: the very scripts in it may run. */
export const allowScripts = (policy: string, hashes: readonly string[]): string =>
  policy.replace("script-src 'self'", (own) => [own, ...hashes].join(' '));

export interface SecurityHeadersOptions {
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
 * Security headers on every answer; scripts only from here (pages add their own, `allowScripts`). They never change: helmet,
 * which would check and write its policy again for every answer, is asked for the first one only.
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

function helmetOptions({ usesGoogle, usesStripe }: SecurityHeadersOptions): FastifyHelmetOptions {
  const google = (source: string) => (usesGoogle ? [source] : []);
  const stripe = (...sources: string[]) => (usesStripe ? sources : []);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The PDF viewer decodes some pictures in WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...google(`${GOOGLE}client`), ...stripe(...STRIPE)],
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
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  };
}
