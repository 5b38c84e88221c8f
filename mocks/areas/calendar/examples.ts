import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listEvents: { query: { calendars: ['Family', 'Holiday'] } },
  createEvent: {
    body: {
      title: 'Gift wrapping afternoon',
      start: '2026-12-03T13:00:00Z',
      end: '2026-12-03T16:30:00Z',
      allDay: false,
      url: 'https://example.com/sheets/gift-wrapping',
      extendedProps: {
        calendar: 'Business',
        location: 'Packing table, north hall',
        guests: [12, 25, 27],
        description: 'Forty presents, three kinds of paper. There will be gingerbread.',
      },
    },
  },
  updateEvent: {
    params: { id: 27 },
    body: {
      start: '2026-11-22T18:00:00Z',
      end: '2026-11-22T18:45:00Z',
      extendedProps: {
        calendar: 'Personal',
        location: '',
        guests: [26],
        description: 'An hour later, she is at choir until six.',
      },
    },
  },
  deleteEvent: { params: { id: 26 } },
  restoreEvents: { after: [['deleteEvent', { params: { id: 26 } }]], body: { ids: [26] } },
}
