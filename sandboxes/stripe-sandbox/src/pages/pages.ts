import type { MessageLanguage } from '@trazo/messages/languages';
import { authenticateAny } from '../control.ts';
import type { PaymentIntent, SetupIntent } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { invoicePage } from './invoice-page.ts';
import { escaped, pageOf, tableOf } from './layout.ts';
import { languageOf, moneyIn, type SandboxWords, wordsIn } from './sandbox-words.ts';

export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  /** As the browser sends them. */
  readonly languages: string;
}

export interface Page {
  readonly status: number;
  readonly html: string;
  /** Where the browser goes instead. */
  readonly location?: string;
}

/** The pages that stand in for the bank's and the provider's own. */
export function answerPage(world: World, request: PageRequest): Page {
  const [, , kind = '', id = ''] = request.url.pathname.split('/');
  if (kind === 'invoices') return invoiceOr404(world, id, request);
  const intent = world.store.find('payment_intent', id) ?? world.store.find('setup_intent', id);
  const sent = new URLSearchParams(request.method === 'POST' ? request.body : request.url.search);
  if (intent === undefined || sent.get('client_secret') !== intent.client_secret) return notFound(request);
  if (request.method === 'POST')
    return authenticated(world, intent, sent.get('outcome') === 'complete', request);
  return {
    status: 200,
    html: authenticationPage(world, intent, languageFor(world, intent.customer, request)),
  };
}

function languageFor(world: World, customer: string | null, { languages }: PageRequest): MessageLanguage {
  const preferred = world.store.find('customer', customer ?? '')?.preferred_locales ?? [];
  return languageOf([...preferred, ...languages.split(',')]);
}

function authenticated(
  world: World,
  intent: PaymentIntent | SetupIntent,
  isComplete: boolean,
  request: PageRequest,
): Page {
  const returnUrl = intent.next_action?.redirect_to_url?.return_url;
  const after = authenticateAny(world, intent.id, isComplete);
  if (!returnUrl) return closingPage(languageFor(world, intent.customer, request), isPassed(after));
  const back = new URL(returnUrl);
  back.searchParams.set(intent.object, intent.id);
  back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  back.searchParams.set('redirect_status', isPassed(after) ? 'succeeded' : 'failed');
  return { status: 303, html: '', location: back.href };
}

const isPassed = ({ status }: PaymentIntent | SetupIntent): boolean =>
  status === 'succeeded' || status === 'processing';

function authenticationPage(
  world: World,
  intent: PaymentIntent | SetupIntent,
  language: MessageLanguage,
): string {
  const words = wordsIn(language);
  if (intent.status !== 'requires_action') return closingPage(language, isPassed(intent)).html;
  const card = world.store.find('payment_method', intent.payment_method ?? '')?.card;
  const rows: (readonly [string, string])[] = [[words.card, `•••• ${card?.last4 ?? ''}`]];
  if (intent.object === 'payment_intent') {
    rows.unshift([words.amount, moneyIn(language, intent.amount, intent.currency)]);
  }
  return pageOf({
    language,
    title: words.authenticationTitle,
    mark: words.mark,
    content: `<p>${escaped(words.authenticationText)}</p>
${tableOf(rows)}
<form method="post">
<input type="hidden" name="client_secret" value="${escaped(intent.client_secret ?? '')}">
<button name="outcome" value="complete">${escaped(words.complete)}</button>
<button name="outcome" value="fail" class="quiet">${escaped(words.fail)}</button>
</form>`,
  });
}

function closingPage(language: MessageLanguage, hasPassed: boolean): Page {
  const words = wordsIn(language);
  const title = hasPassed ? words.passedTitle : words.failedTitle;
  return messagePage(200, language, words, title, words.close);
}

const messagePage = (
  status: number,
  language: MessageLanguage,
  words: SandboxWords,
  title: string,
  text: string,
): Page => ({
  status,
  html: pageOf({ language, title, mark: words.mark, content: `<p>${escaped(text)}</p>` }),
});

function notFound({ languages }: PageRequest): Page {
  const language = languageOf(languages.split(','));
  const words = wordsIn(language);
  return messagePage(404, language, words, words.missingTitle, words.missingText);
}

/** Its address holds a key: ids alone open nothing. */
function invoiceOr404(world: World, id: string, request: PageRequest): Page {
  const invoice = world.store.find('invoice', id);
  const key = request.url.searchParams.get('key');
  if (!invoice?.hosted_invoice_url || new URL(invoice.hosted_invoice_url).searchParams.get('key') !== key) {
    return notFound(request);
  }
  return { status: 200, html: invoicePage(invoice, languageFor(world, invoice.customer, request)) };
}
