import { file, type Letter, type Pile } from './seed-letter.ts'

const own = (letters: readonly Omit<Letter, 'from'>[]): Letter[] =>
  letters.map((letter) => ({ ...letter, from: 'me' }))

const sent = own([
  {
    to: [31, 12],
    subject: 'Stock count: thank you',
    at: 210,
    labels: ['company'],
    message: `<p>Two days, 1,840 shelves, three missing clocks of which two ticked. Thank you, all of you.</p><p>The list is attached. If your name is on a shelf, come and see me: there is cake.</p>`,
    attachments: [file('sheet', 'stock-count.xlsx', '310kb')],
  },
  {
    to: [34],
    cc: [16, 2],
    bcc: [7],
    subject: 'Spot varnish',
    at: [1, '10:48'],
    message: `<p>Yes to the varnish on the small format, no to the one on the lid. My fingers stuck to the lid.</p>`,
    replies: [{ from: 34, cc: [16, 2], at: [1, '11:30'], message: '<p>Mine too. Agreed.</p>' }],
  },
  {
    to: [18],
    subject: 'Pictures of the vases',
    at: [3, '09:00'],
    labels: ['company'],
    marks: ['starred'],
    message: `<p>We keep them all. Also the one that is as blue as the vase.</p>`,
  },
  {
    to: [2, 9],
    subject: 'Page 12',
    at: [4, '18:10'],
    message: `<p>C’est la meilleure page du catalogue. On garde la lampe à l’envers.</p>`,
  },
  {
    to: [14, 42],
    subject: 'عينات المجموعة الجديدة',
    at: [6, '08:30'],
    message: `<div dir="rtl"><p>مرحباً، أرسلت العينات اليوم. تصل إليكم خلال أربعة أيام، وفي كل صندوق قائمة بما فيه.</p></div>`,
    attachments: [file('document', 'قائمة-العينات.docx', '47kb')],
  },
  {
    to: [1, 4, 7, 11, 13, 16, 24, 28, 33, 44],
    subject: 'Budget round: please read before and not during',
    at: [8, '16:00'],
    labels: ['important', 'company'],
    message: `<p>The sheet is in the <a href="https://example.com/sheets/budget">shared folder</a>. Columns in grey are last year’s. Questions are welcome until Wednesday evening; after that they cost a biscuit.</p>`,
  },
  {
    to: [26],
    subject: 'Lighthouse',
    at: [5, '20:20'],
    labels: ['personal'],
    message: `<p>Yes! I bring the sandwiches, you bring the wind.</p>`,
  },
])

const drafts = own([
  {
    to: [38],
    subject: 'The missing piece of sky',
    at: 70,
    labels: ['company'],
    message: `<p>I vote for the window. If we print “</p>`,
  },
  {
    to: [],
    subject: 'Autumn letter, first lines',
    at: [1, '21:15'],
    message: `<p>The evenings are longer now, and so are</p>`,
  },
  { to: [30], subject: '', at: [2, '07:40'], message: `<p>200 of which?</p>` },
  {
    to: [5, 22],
    cc: [31],
    subject: 'Honey, glass and clay: delivery dates',
    at: [7, '13:00'],
    marks: ['starred'],
    message: `<p>Hello both,</p><p>before the fair I need three dates from you:</p><ul><li>honey:</li><li>glass:</li><li>clay:</li></ul>`,
    attachments: [file('archive', 'labels.zip', '5mb')],
  },
])

/** What was written here: sent, or kept as a draft. */
export const ownPiles: readonly Pile[] = [
  { folder: 'sent', letters: sent },
  { folder: 'draft', letters: drafts },
]
