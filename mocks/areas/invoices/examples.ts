import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listInvoiceClients: {},
  getInvoiceParties: { query: { clientId: '222168' } },
  listSalespeople: {},
  listInvoices: {
    query: {
      status: 'Past Due',
      selectedDateRange: '{"start":"2026-08-01","end":"2026-09-30"}',
      sortBy: 'balance',
      orderBy: 'desc',
      page: 1,
      itemsPerPage: 5,
    },
  },
  getInvoice: { params: { id: 5085 } },
  getInvoiceSheet: { params: { id: 5086 } },
  createInvoice: {
    body: {
      clientId: 222168,
      issuedDate: '2026-11-20',
      dueDate: '2026-12-20',
      lines: [
        {
          item: 'Shop design',
          description: 'A front page for the lantern festival',
          cost: 68,
          quantity: 12,
        },
        { item: 'Product photography', description: 'Twenty lanterns, lit', cost: 52.5, quantity: 8 },
      ],
      discount: { kind: 'percent', value: 10 },
      taxes: [{ name: 'VAT', percent: 6 }],
      salesperson: 'Wrenna Ashcombe',
      note: 'It was a pleasure to work in your light.',
      terms: 'Please pay within thirty days and name the number of the invoice.',
      acceptedMethod: 'bankTransfer',
      showTerms: true,
      showNotes: true,
      showStub: false,
    },
  },
  updateInvoice: {
    params: { id: 5078 },
    body: {
      dueDate: '2026-12-19',
      lines: [
        { item: 'Translation', description: 'English to French', cost: 34.2, quantity: 27 },
        { item: 'Product texts', description: 'Sixty descriptions, short and honest', cost: 38, quantity: 9 },
      ],
      discount: { kind: 'amount', value: 50 },
    },
  },
  createInvoicePayment: {
    params: { id: 5085 },
    body: { amount: 459, date: '2026-11-20', method: 'bankTransfer', note: 'The rest, with thanks' },
  },
  sendInvoices: { body: { ids: [5088, 5089] } },
  sendInvoice: {
    params: { id: 5078 },
    body: {
      to: 'lachlan.w@example.com',
      subject: 'Invoice 5078 for the autumn work',
      message: 'Hello Lachlan,\n\nhere is the invoice that we talked about. Good waves!\n\nInes',
    },
  },
  duplicateInvoice: { params: { id: 5085 } },
  deleteInvoice: { params: { id: 5080 } },
  deleteInvoices: { body: { ids: [5080, 5079] } },
  restoreInvoices: { after: [['deleteInvoice', { params: { id: 5080 } }]], body: { ids: [5080] } },
  getInvoicesSummary: {},
}
