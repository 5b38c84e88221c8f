import { file, type Letter, type Pile } from './seed-letter.ts'

const outside = (name: string, mailbox: string) => ({
  name,
  address: `${mailbox}@example.com`,
  avatar: '',
})

/** Its scripts would say so in the title of the page, if they ran. */
const hostileMessage = `<p>Dear winner,</p>
<p>this message <strong>claims</strong> to be a parcel notice. It carries a script, a picture that calls one when it fails to load, a link that is none, a form that asks for a password and a frame with another page. A careful mail program shows you these words and nothing else.</p>
<script>document.title = 'The script of an e-mail ran'</script>
<img src="x" onerror="document.title = 'A picture of an e-mail ran a script'" alt="A parcel">
<p onmouseover="document.title = 'A paragraph of an e-mail ran a script'">Point here to see nothing happen.</p>
<p><a href="javascript:document.title = 'A link of an e-mail ran a script'">Claim the parcel</a></p>
<form action="https://example.com/steal"><input name="password" type="password"><button>Confirm</button></form>
<iframe src="https://example.com/frame"></iframe>
<style>body { display: none }</style>
<p style="position: fixed; inset: 0">This line would like to cover the whole page.</p>`

const spam: readonly Letter[] = [
  {
    from: outside('Parcel Winners Desk', 'desk.winners'),
    subject: '<b>Your parcel</b> & 3 more <script>',
    at: 35,
    marks: ['unread'],
    message: hostileMessage,
  },
  {
    from: outside('Duke of Somewhere', 'the.duke'),
    subject: 'A modest inheritance of eleven castles',
    at: [1, '03:14'],
    marks: ['unread'],
    message: `<p>Esteemed friend,</p><p>My late uncle left eleven castles and no nephew but me, and I am afraid of stairs. Kindly send the size of your hand, for the keys.</p>`,
  },
  {
    from: outside('Faster Kettles Now', 'faster.kettles'),
    subject: 'Your kettle could be 400 % faster',
    at: [2, '05:50'],
    marks: ['unread'],
    message: `<p>Scientists are puzzled. Kettles are not.</p><p><a href="https://example.com/faster">Read the secret</a></p>`,
  },
  {
    from: outside('Gagnant du jour', 'gagnant'),
    subject: 'Vous avez gagné un canapé (ou presque)',
    at: [6, '23:30'],
    message: `<p>Félicitations ! Il ne manque que votre adresse, votre pointure et la couleur de votre porte.</p>`,
  },
  {
    from: outside('SEO Moonlight', 'moonlight'),
    subject: 'We looked at your website at night',
    at: [15, '02:02'],
    message: `<p>It was dark. For a small fee we can make it darker.</p>`,
  },
]

const trash: readonly Letter[] = [
  {
    from: 25,
    subject: 'Umbrella, the old instructions',
    at: [4, '09:09'],
    labels: ['company'],
    marks: ['deleted'],
    message: `<p>Please throw these away, the new ones have an arrow.</p>`,
    attachments: [file('pdf', 'umbrella-old.pdf', '380kb')],
  },
  {
    from: outside('Harbour Baths', 'harbour.baths'),
    subject: 'Closed on Tuesday for cleaning',
    at: [8, '12:00'],
    marks: ['unread', 'deleted'],
    message: `<p>The small pool stays open, the ducks as well.</p>`,
  },
  {
    from: outside('Weekly Almanac', 'almanac'),
    subject: 'This week: frost, fog and a fair',
    at: [11, '06:00'],
    marks: ['starred', 'deleted'],
    message: `<p>Frost until Thursday, fog in the valleys, and on Saturday the fair. Take a coat off, put a coat on.</p><p><a href="https://example.com/almanac/leave">Leave this list</a></p>`,
  },
  {
    from: 44,
    subject: 'Meeting moved, again',
    at: [18, '15:15'],
    marks: ['deleted'],
    message: `<p>From two to three. From three to four was another meeting.</p>`,
  },
]

/** What came and does not lie in the inbox: spam, and what was thrown away. */
export const foreignPiles: readonly Pile[] = [
  { folder: 'spam', letters: spam },
  { folder: 'inbox', letters: trash },
]
