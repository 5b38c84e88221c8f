import { file, type Letter } from './seed-letter.ts'

/** Letters in English from people whom one works with. */
export const lettersFromPartners: readonly Letter[] = [
  {
    from: 34,
    cc: [16],
    subject: 'Autumn packaging: final proofs',
    at: 12,
    labels: ['company', 'important'],
    marks: ['unread', 'starred'],
    message: `<p>Hello,</p>
<p>The matte finish came back cleaner than we hoped. Two questions before we release the plates:</p>
<ol><li>Do we keep the spot varnish on the small format?</li><li>Is Friday still the cut-off for the Lyon batch?</li></ol>
<p>Proof sheets are attached; page 3 is the one worth a second look.</p>
<p>Greta</p>`,
    attachments: [file('pdf', 'proofs-autumn.pdf', '4.8mb'), file('image', 'page-3.png', '1.1mb')],
  },
  {
    from: 1,
    to: ['me', 12],
    subject: 'Dock 7 is back online',
    at: 47,
    labels: ['company'],
    marks: ['unread'],
    message: `<p>Inbound resumed at 06:20, no pallets lost. Shift two moves the backlog before noon.</p>
<p>You can follow it on the <a href="https://example.com/docks/7">dock board</a>; green means unloaded, blue means somebody is looking for the forklift.</p>`,
  },
  {
    from: 7,
    cc: [20],
    subject: 'Partner terms',
    at: [1, '15:40'],
    labels: ['company', 'private'],
    message: `<p>Legal is fine with clause 4 as long as the notice period stays at ninety days. Everything else is commas.</p>
<p>I have taken out eleven and put back two.</p>`,
    attachments: [file('document', 'partner-terms-v6.docx', '212kb')],
    replies: [
      {
        from: 'me',
        to: [7],
        cc: [20],
        at: [1, '16:05'],
        message: '<p>Ninety days it is. May I sign, or do you want to look at the commas again?</p>',
      },
      {
        from: 7,
        cc: [20],
        at: [1, '16:20'],
        message: '<p>I always want to look at the commas again. Sign it.</p>',
        attachments: [file('pdf', 'partner-terms-signed.pdf', '640kb')],
      },
      {
        from: 20,
        to: ['me', 7],
        at: [1, '16:58'],
        message:
          '<p>The Company takes note, with approval, of the ninety days, and with interest of the commas.</p>',
      },
    ],
  },
  {
    from: 13,
    subject: 'What the last fifty returns tell us',
    at: [1, '11:12'],
    labels: ['company'],
    marks: ['starred'],
    message: `<p>Short version:</p>
<ul><li>19 of 50 came back for the wrong size, nearly all of them slippers.</li><li>12 were presents that somebody had twice.</li><li>7 had nothing wrong with them. People missed the old handle.</li><li>The rest is weather.</li></ul>
<p>Long version in the sheet. If we print the sole on the box in real size, my guess is that we halve the first group.</p>`,
    attachments: [file('sheet', 'returns.xlsx', '96kb')],
  },
  {
    from: 11,
    subject: 'Invitation: demo on Friday',
    at: [1, '09:30'],
    marks: ['unread'],
    message: `<p>We will show the new search and the shelf map. Ten minutes each, questions whenever they come.</p>
<p>Place: the kitchen table. There is <em>one</em> chair fewer than people.</p>`,
  },
  {
    from: 40,
    subject: 'Photo shoot: what to bring',
    at: [2, '14:25'],
    labels: ['company'],
    message: `<p>Studio 2 is ours from half past nine. Please bring:</p>
<ul><li>the brass lamp, polished</li><li>both kettles, <strong>not</strong> polished</li><li>a tablecloth that nobody will miss</li></ul>
<p>Light is best before two. After that it turns into Sweden.</p>`,
  },
  {
    from: 4,
    subject: 'Search index, night of the release',
    at: [2, '10:02'],
    labels: ['important'],
    message: `<p>Plan for Thursday night:</p>
<pre>22:30  stop imports
22:40  build the new index
23:50  compare counts
00:10  switch, watch the first hundred searches</pre>
<p>If the counts differ by more than 0.5 %, we go back and try again next week. No heroics.</p>`,
    replies: [
      {
        from: 'me',
        to: [4],
        at: [2, '10:20'],
        message: '<p>No heroics, but soup. I will be there from ten.</p>',
      },
    ],
  },
  {
    from: 38,
    subject: 'The puzzle has a missing piece',
    at: [3, '17:33'],
    labels: ['company'],
    message: `<p>Not one of them: all of them. The cutter skipped the same piece in the whole batch, bottom row, fourth from the left. It is sky.</p>
<p>We can send the pieces in small bags, or call it the “lighthouse with a window” edition. I know which I would buy.</p>`,
    attachments: [file('image', 'the-gap.jpg', '2.3mb'), file('image', 'the-gap-close.jpg', '3mb')],
  },
  {
    from: 20,
    cc: [7, 16, 24],
    subject:
      'Concerning the proposed amendment to the eleventh schedule of the agreement upon lantern glass of the second quality, with observations',
    at: [4, '12:15'],
    labels: ['private', 'company', 'personal', 'important'],
    message: `<p>Dear colleague,</p>
<p>The Company met on Tuesday evening and, after a discussion which the minutes describe as full, resolved that the word “pane” shall mean a pane, and that four dozen shall mean forty-eight. We trust that this disposes of the matter.</p>
<blockquote>A lantern is a promise that somebody will come.</blockquote>
<p>With the Company’s compliments, and mine.</p>`,
    attachments: [
      file('pdf', 'schedule-xi-with-observations-and-a-minority-opinion.pdf', '1.4mb'),
      file('document', 'minutes.docx', '88kb'),
      file('sheet', 'panes.xlsx', '31kb'),
      file('archive', 'earlier-schedules.zip', '12mb'),
      file('image', 'the-seal.png', '420kb'),
    ],
  },
  {
    from: 25,
    subject: 'Umbrella questions, week in review',
    at: [5, '12:30'],
    marks: ['unread'],
    message: `<p>Sixty-two on Monday, two today. Four sentences and an arrow did it.</p>
<p>The next most asked thing is whether the plant pots come with plants. I have started to answer “in time”.</p>`,
  },
  {
    from: 12,
    subject: 'Lids',
    at: [5, '08:10'],
    message:
      '<p>The school says thank you for the lids. The concert is on the last Friday of the month, in the gym. Bring something for your ears.</p>',
    attachments: [file('image', 'drums.jpg', '1.9mb')],
  },
  {
    from: 26,
    subject: 'Sunday',
    at: [6, '19:48'],
    labels: ['personal'],
    marks: ['starred'],
    message: '<p>I have two tickets for the lighthouse. It is only open once a year. Call me?</p>',
  },
  {
    from: 36,
    subject: 'Sound for the shop film',
    at: [8, '18:55'],
    labels: ['company'],
    message: `<p>Here is the kettle in three moods: morning, company, and “I forgot you were on”. The third one is my favourite.</p>
<p>Tell me which, and I will take the hum of the fridge out of it.</p>`,
    attachments: [file('archive', 'kettle-moods.zip', '18mb')],
  },
  {
    from: 31,
    subject: 'Shelf labels in two sizes',
    at: [8, '10:10'],
    message:
      '<p>Small for the gallery, large for people who stand below it. Both are at the goods entrance.</p>',
  },
  {
    from: 30,
    subject: 'Tea',
    at: [9, '07:05'],
    message: '<p>Price ok. Ship 40.</p>',
  },
  {
    from: 28,
    subject: '',
    at: [12, '16:44'],
    labels: ['private'],
    message:
      '<p>Sorry, this went out too early. What I wanted to say: the arm waves again, and this time it means it.</p>',
  },
]
