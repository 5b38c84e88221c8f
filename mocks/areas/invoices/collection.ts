import { id, line, picture } from '../../contract/common.schema.ts'
import { invoiceClient, invoiceDraft, payment } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { INVOICE_STAGES, seedInvoices, type StoredInvoice } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

const schema: z.ZodMiniType<StoredInvoice> = z.extend(invoiceDraft, {
  id,
  number: z.optional(line),
  client: invoiceClient,
  avatar: picture,
  stage: z.enum(INVOICE_STAGES),
  payments: z.array(payment),
  salespersonId: z._default(z.nullable(id), null),
  order: z.optional(id),
})

/** All invoices, by what was written and what was paid; `toInvoice` tells the rest. */
export const invoices = createCollection(store, { name: 'invoices', schema, seed: seedInvoices })
