import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listEmails: { query: { q: 'order', filter: 'inbox', label: 'important' } },
  listEmailRows: { query: { filter: 'inbox', page: 2, itemsPerPage: 10 } },
  updateEmails: { body: { ids: [21, 22], data: { isRead: true, isStarred: true } } },
  createEmail: {
    body: {
      to: [{ address: 'greta.s@example.com', name: 'Greta Silbermöwe' }],
      cc: [{ address: 'annegret.h@example.com', name: 'Annegret Holzapfelbaum' }],
      subject: 'Re: Autumn packaging: final proofs',
      message:
        '<p>Hello Greta,</p><p>keep the varnish, and Friday it is. Page 3 is lovely now, my marks are attached.</p><p>Ines</p>',
      attachments: [
        {
          fileName: 'page-3-marked.pdf',
          thumbnail: '/pictures/files/pdf.svg',
          url: '/pictures/files/pdf.svg',
          size: '120kb',
        },
      ],
      folder: 'sent',
      replyTo: 1,
    },
  },
  updateDraft: {
    params: { id: 52 },
    body: {
      subject: 'Tea: which 200?',
      message: '<p>200 of the small tins, or of the large ones? The shelf has room for either.</p>',
      folder: 'sent',
    },
  },
  deleteEmail: { params: { id: 40 } },
  searchEmails: { query: { q: 'varnish "page 3"' } },
  getEmail: { params: { id: 1 } },
  emptyEmails: { params: { place: 'trash' } },
  restoreEmails: { after: [['deleteEmail', { params: { id: 40 } }]], body: { ids: [40] } },
  listEmailLabels: {},
  createEmailLabel: { body: { name: 'Suppliers', tone: 'info' } },
  updateEmailLabel: { params: { id: 2 }, body: { name: 'The house', tone: 'primary' } },
}
