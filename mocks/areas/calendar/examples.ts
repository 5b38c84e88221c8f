import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listEvents: { query: { calendars: ['Family', 'Holiday'], from: '2026-11-01', to: '2026-12-31' } },
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
  splitEvent: {
    params: { id: 10 },
    body: {
      series: {
        extendedProps: {
          calendar: 'Business',
          location: '',
          guests: [1, 4],
          description: '',
          recurrence: { rule: 'FREQ=WEEKLY', timeZone: 'Europe/Paris', except: ['2026-11-23'] },
        },
      },
      added: {
        title: 'Week opening, an hour later',
        start: '2026-11-23T09:30:00Z',
        end: '2026-11-23T10:00:00Z',
        extendedProps: { calendar: 'Business' },
      },
    },
  },
  importEvents: {
    body: {
      events: [
        {
          title: 'Lyon retro',
          start: '2026-12-04',
          end: '2026-12-05',
          allDay: true,
          extendedProps: { calendar: 'ETC' },
        },
      ],
    },
  },
  deleteEvents: { body: { ids: [26, 27] } },
}
