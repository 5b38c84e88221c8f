import { type Conversation, me, them } from './seed-conversation.ts'

/** A conversation over a week: how the autumn shelves came into being. */
export const longConversation: Conversation = {
  userId: 12,
  stretches: [
    {
      until: [7, '08:20'],
      lines: [
        them('Morning! The kettles are here, eleven pallets.'),
        me('Eleven? I ordered nine.'),
        them('I counted twice. Eleven, and a box of lids that belongs to nobody.'),
        me('Can they stay until I have asked?'),
        them('They can stay until Thursday. On Thursday the chairs come.'),
        me('Thank you. I will ask today.'),
        them('No hurry. They are handsome kettles.'),
      ],
    },
    {
      until: [6, '13:05'],
      lines: [
        me('The two extra pallets are a gift, it turns out.'),
        them('Who gives away two pallets of kettles?'),
        me('Someone who changed the colour of the handle and did not want the old ones back.'),
        them('So we have 144 kettles with the wrong handle.'),
        me('With the handle that was right until last month.'),
        them(
          'I will put them on C 4, next to the lamps. Nobody looks for kettles there, so nobody sells one by mistake.',
        ),
        me('Perfect.'),
      ],
    },
    {
      until: [5, '09:47'],
      lines: [
        them('The chairs are early.'),
        me('How early?'),
        them('They are in the yard.'),
        me('Oh dear.'),
        them('We can move the board games up to the gallery. It takes two people until lunch.'),
        me('Take Ingimar and the small lift. Is there still room for the puzzles?'),
        them('If they do not breathe in.'),
        them('Done, by the way. It took three people, and one of them was me.'),
        me('You are a wonder.'),
        them('I am a man with a sore back and a tidy gallery.'),
      ],
    },
    {
      until: [3, '11:31'],
      lines: [
        me('Could you send me the count of C 4 to C 9 before the review?'),
        them(
          'C 4: 144 kettles, 60 lamps.\nC 5: 212 cushions.\nC 6: empty, we are painting it.\nC 7: 96 clocks, two of them ticking.\nC 8: 310 plant pots.\nC 9: the lids.',
        ),
        me('Two of them ticking?'),
        them('Somebody tried them out. I took the batteries out of one. The other one I cannot find.'),
        me('I hear it from here.'),
        them('Everyone does.'),
        me('Write it down as “stock, audible”.'),
      ],
    },
    {
      until: [2, '07:12'],
      lines: [
        them('Found the clock.'),
        me('Where?'),
        them('In the box with the lids. It was half past four in there.'),
        me('That is the best sentence I will read today.'),
        them('One question: may the lids go to the school? They make drums out of everything.'),
        me('Yes. All of them. Please ask for a picture.'),
        them('There will be a concert, they say. We are invited.'),
      ],
    },
    {
      until: [1, '13:40'],
      lines: [
        me('The review liked the list. Somebody asked who had written “stock, audible”.'),
        them('And?'),
        me('I said a poet.'),
        them('Then the poet wants a new pallet truck.'),
        me('How much is a poet’s pallet truck?'),
        them('Less than the sore back. I can have it by the end of the month.'),
        me('Then have it.'),
      ],
    },
    {
      until: 6,
      lines: [
        them('C 6 is painted. It is very blue.'),
        me('How blue?'),
        them('Like the sea on a label.'),
        me('Is it dry? The slippers come tomorrow.'),
        them('Dry by tonight. I put a note on it all the same.'),
        them('The truck has come too. I am riding it.', 'delivered'),
        them('Only to test it.', 'delivered'),
      ],
    },
  ],
}
