import type { MessageLanguage } from '@trazo/messages/languages';
import type { Invoice } from '../kernel/wire.ts';
import { escaped, pageOf, tableOf } from './layout.ts';
import { dateIn, moneyIn, worded, wordsIn } from './sandbox-words.ts';

/** What a customer sees of an invoice. */
export function invoicePage(invoice: Invoice, language: MessageLanguage): string {
  const words = wordsIn(language);
  const { number, status, currency } = invoice;
  const paidAt = invoice.status_transitions.paid_at;
  const state =
    status === 'paid' && paidAt !== null
      ? worded(words.paidOn, { date: dateIn(language, paidAt) })
      : status === 'open'
        ? words.open
        : words.cancelled;
  const lines = invoice.lines.data.filter(({ amount }) => amount > 0);
  return pageOf({
    language,
    title: worded(words.invoiceTitle, { number: number ?? '' }),
    mark: words.mark,
    content: `<p>${escaped(state)}</p>
${tableOf([
  ...lines.map(
    ({ description, amount }) => [description ?? '', moneyIn(language, amount, currency)] as const,
  ),
  [words.total, moneyIn(language, invoice.total, currency)],
])}`,
  });
}
