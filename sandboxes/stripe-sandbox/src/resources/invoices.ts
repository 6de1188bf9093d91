import { z } from 'zod';
import { finalizeInvoice, subscriptionIdOf, voidInvoice } from '../billing/invoice-making.ts';
import { mustBePaid, payInvoice } from '../billing/payment-flow.ts';
import { invalidRequest } from '../kernel/api-error.ts';
import { changed, mergedMetadata } from '../kernel/changes.ts';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { created, flag, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import type { Invoice } from '../kernel/wire.ts';
import { usableMethod } from '../methods/payment-method.ts';

const listing = z.strictObject({
  ...paging,
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  created: created.optional(),
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text.optional(),
});
const payment = z.strictObject({ off_session: flag.optional(), payment_method: text.optional() });
const change = z.strictObject({ auto_advance: flag.optional(), metadata: metadata.optional() });
const paymentListing = z.strictObject({
  ...paging,
  invoice: text.optional(),
  payment: z.strictObject({ type: z.enum(['payment_intent']), payment_intent: text.optional() }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});

function payOnRequest({ world, id, parameters }: Call<z.output<typeof payment>>): Invoice {
  const invoice = world.store.get('invoice', id);
  const { payment_method: given, off_session: isOffSession = true } = parameters;
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
  const open = invoice.status === 'draft' ? finalizeInvoice(world, invoice) : mustBeOpen(invoice);
  const method = given === undefined ? undefined : usableMethod(world, given, open.customer ?? undefined);
  return mustBePaid(world, payInvoice(world, open, { isOnSession: !isOffSession, method }));
}

function mustBeOpen(invoice: Invoice): Invoice {
  if (invoice.status === 'open') return invoice;
  throw invalidRequest(`This invoice is ${invoice.status}: only an open invoice can be changed this way.`, {
    code: 'invoice_not_editable',
  });
}

export const invoiceRoutes: readonly Route[] = [
  route('GET', '/v1/invoices', listing, ({ world, parameters }) =>
    listOf(
      '/v1/invoices',
      world.store
        .all('invoice')
        .filter(({ customer }) => parameters.customer === undefined || customer === parameters.customer)
        .filter(({ status }) => parameters.status === undefined || status === parameters.status)
        .filter(
          (one) => parameters.subscription === undefined || subscriptionIdOf(one) === parameters.subscription,
        )
        .filter((one) => isCreatedWithin(one.created, parameters.created)),
      parameters,
    ),
  ),
  route('GET', '/v1/invoices/:id', z.strictObject({}), ({ world, id }) => world.store.get('invoice', id)),
  route('POST', '/v1/invoices/:id', change, ({ world, id, parameters }) => {
    const invoice = world.store.get('invoice', id);
    return changed(world, 'invoice.updated', invoice, {
      auto_advance: parameters.auto_advance,
      metadata: mergedMetadata(invoice.metadata, parameters.metadata),
    });
  }),
  route('POST', '/v1/invoices/:id/pay', payment, payOnRequest),
  route('POST', '/v1/invoices/:id/finalize', change.pick({ auto_advance: true }), ({ world, id }) => {
    const invoice = world.store.get('invoice', id);
    if (invoice.status !== 'draft') {
      throw invalidRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
        code: 'invoice_not_editable',
      });
    }
    return finalizeInvoice(world, invoice);
  }),
  route('POST', '/v1/invoices/:id/void', z.strictObject({}), ({ world, id }) =>
    voidInvoice(world, mustBeOpen(world.store.get('invoice', id))),
  ),
  route('GET', '/v1/invoice_payments', paymentListing, ({ world, parameters }) =>
    listOf(
      '/v1/invoice_payments',
      world.store
        .all('invoice_payment')
        .filter(({ invoice }) => parameters.invoice === undefined || invoice === parameters.invoice)
        .filter(({ status }) => parameters.status === undefined || status === parameters.status)
        .filter(
          ({ payment: of }) =>
            parameters.payment?.payment_intent === undefined ||
            of.payment_intent === parameters.payment.payment_intent,
        ),
      parameters,
    ),
  ),
  route('GET', '/v1/invoice_payments/:id', z.strictObject({}), ({ world, id }) =>
    world.store.get('invoice_payment', id),
  ),
];
