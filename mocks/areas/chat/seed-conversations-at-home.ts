import { picture } from '../../seed/pictures.ts'
import { type Conversation, me, them } from './seed-conversation.ts'

/** Conversations in English. */
export const conversationsAtHome: readonly Conversation[] = [
  {
    userId: 1,
    stretches: [
      {
        until: [4, '10:15'],
        lines: [
          me('Good morning! Is the Thursday ferry still on?'),
          them('It is, but it leaves an hour earlier. Loading closes at five.'),
          me('Then we need the papers tonight.'),
          them('Ideally by four. The office has one printer and it knows when I am in a hurry.'),
          me('They are in your mailbox.'),
          them('Got them. All eight pages.'),
        ],
      },
      {
        until: [1, '09:02'],
        lines: [
          them('Ferry has left with everything on it.', 'seen', {
            attachments: [
              {
                fileName: 'ferry-list.pdf',
                url: picture('files/pdf'),
                thumbnail: picture('files/pdf'),
                size: '212kb',
              },
            ],
            reactions: ['🎉'],
          }),
          me('Wonderful. When do we see it again?'),
          them('Tuesday, six in the morning, if the wind agrees.'),
          me('And if it does not?'),
          them('Tuesday, ten.'),
        ],
      },
      {
        until: 48,
        lines: [
          me('A customer asks if her order is on it. Is there a list by order number?'),
          them('There is. I will send it as soon as the harbour has stamped it.', 'seen', { answers: 1 }),
          me('Thank you!', 'seen', { reactions: ['👍'] }),
          me('She has a birthday on Wednesday, so there is cake at stake.', 'delivered'),
        ],
      },
    ],
  },
  {
    userId: 25,
    stretches: [
      {
        until: [2, '08:40'],
        lines: [
          them('We had 62 questions yesterday. 19 of them were about one umbrella.'),
          me('The one that opens by itself?'),
          them('The one that opens by itself in a bag, yes.'),
          me('Can we tell people how to lock it?'),
          them('I wrote four sentences and drew an arrow. Shall I put it on the help page?'),
          me('Please do. And on the label of the next batch.'),
          them('Label is ordered.'),
        ],
      },
      {
        until: 130,
        lines: [
          them('Umbrella questions today: two.'),
          me('Four sentences and an arrow!'),
          them('The arrow did most of it.'),
        ],
      },
    ],
  },
  {
    userId: 28,
    stretches: [
      {
        until: [9, '15:20'],
        lines: [
          me('Is the sorting arm ready for the season?'),
          them('It sorts. It also waves. I am looking into the waving.'),
          me('Customers would pay for the waving.'),
          them('Please do not tell it that.'),
        ],
      },
      {
        until: [3, '16:55'],
        lines: [
          them('The waving was a loose cable.'),
          me('A pity.'),
          them('I left it in behind a switch. For open days.'),
          me('Thank you, Corvin.'),
        ],
      },
      {
        until: [1, '17:10'],
        lines: [
          them('We go live at half past ten tonight. Could you watch the first hundred orders with me?'),
          me('I will bring soup.'),
          them('Then nothing can go wrong.'),
        ],
      },
      { until: 75, lines: [me('Slept well? How does it look this morning?', 'delivered')] },
    ],
  },
  {
    userId: 7,
    stretches: [
      {
        until: [5, '14:30'],
        lines: [
          them('Your text for the front page is lovely. It has one sentence too many.'),
          me('Which one?'),
          them('The second. It says what the third one shows.'),
          me('But I like it.'),
          them('That is how you can tell.'),
          me('Gone.'),
        ],
      },
      {
        until: 22,
        lines: [
          them('Proofs of the autumn letter are ready. I have three questions.', 'delivered'),
          them(
            '1. Is it “colour” everywhere?\n2. May a lamp be “honest”?\n3. Who is allowed to use exclamation marks?',
            'delivered',
          ),
          them('I suggest: yes, no, nobody.', 'delivered'),
        ],
      },
    ],
  },
  {
    userId: 13,
    stretches: [
      {
        until: [8, '10:05'],
        lines: [
          me('Why do returns go up on the 12th of every month?'),
          them('Give me an hour.'),
          them('It is the day the letter with the vouchers goes out. People look into their drawers.'),
          me('So we remind them to send things back?'),
          them('We remind them that they have things.'),
        ],
      },
      {
        until: [2, '15:45'],
        lines: [
          me('Could we try sending the letter to half of them a week later?'),
          them('Already set up. Half and half, by the last digit of the customer number.'),
          me('You are quick.'),
          them(
            'I had the question before you had it. See https://example.com/reports/returns for the numbers.',
          ),
        ],
      },
    ],
  },
  {
    userId: 6,
    stretches: [
      {
        until: [11, '12:00'],
        lines: [
          me('The pictures of the vases are beautiful. Could the blue one be a little less blue?'),
          them('It is exactly as blue as the vase.'),
          me('Then could the vase be a little less blue?'),
          them('I will ask it.'),
        ],
      },
      { until: [10, '16:20'], lines: [them('It said no. 😀'), me('Fair enough. We keep them as they are.')] },
      {
        until: [1, '11:11'],
        lines: [me('Could you do the new slippers next week? Two pairs, grey and rust.', 'sent')],
      },
    ],
  },
  {
    userId: 20,
    stretches: [
      {
        until: [14, '11:00'],
        lines: [
          them(
            'Dear colleague, the Company has considered your enquiry of the 3rd concerning lantern glass of the second quality, and is pleased to inform you that four dozen panes, being neither tinted nor bevelled, may be collected from the Hall on any weekday between ten and three, provided that the bearer can name at least two patron saints of the trade.',
          ),
          me('Thank you! Who are the patron saints of the trade?'),
          them('That would be telling.'),
        ],
      },
    ],
  },
  {
    userId: 30,
    stretches: [
      { until: [6, '09:30'], lines: [me('Did the samples arrive?'), them('Yes'), me('And?'), them('Good')] },
      { until: [2, '09:10'], lines: [them('200 please'), me('200 of which?'), them('All')] },
    ],
  },
]
