import type { HelpText } from './seed-text.ts'

/** Delivery and returns, in English. */
export const deliveriesInEnglish = {
  'delivery-options-and-costs': {
    title: 'Delivery options and costs',
    intro:
      'Small things come as a parcel, within two to four working days and free of charge, whatever you order. Large things come by van on a day that you choose.',
    note: 'This scheduled delivery costs $69 per order in our delivery area and $99 per order outside it, however many things are in the van. The checkout shows the price as soon as it knows your address.',
  },
  'choose-a-delivery-date': {
    title: 'Choose a delivery date',
    intro:
      'For large things the checkout shows a calendar with the days on which a van comes to you. The first free day is usually within a week.',
    steps: [
      'Pick a day.',
      'Pick the morning or the afternoon.',
      'Leave a phone number; the driver calls half an hour before.',
    ],
    note: 'You can move the date up to 72 hours before, as often as you like. Open the order and press “Change” beside the date.',
  },
  'track-a-parcel': {
    title: 'Track a parcel',
    intro:
      'As soon as your parcel is on its way, we send you a link. The same link is in the order, so you can close the e-mail with a good conscience.',
    before: 'You need the number of the order, which is in every e-mail about it, or your account.',
    steps: [
      'Open “My orders”.',
      'Choose the order.',
      'Press “Track”; you see where the parcel was last and when it is expected.',
    ],
    note: 'The link can take until the evening to show something. If nothing has moved for three working days, tell us: we look for the parcel and send a new one if it stays lost.',
    trouble:
      'A link that shows nothing is mostly too young: carriers take up to a day for the first entry. If nothing has moved for three working days, write to us and we ask the carrier.',
  },
  'if-nobody-is-at-home': {
    title: 'If nobody is at home',
    intro:
      'The carrier tries a second time on the next working day, then leaves the parcel at a collection point nearby, where it waits for seven days.',
    note: 'You can decide beforehand what should happen: with a neighbour, in the shed, at a collection point. Choose it through the tracking link. Scheduled deliveries need somebody at the door.',
  },
  'delivery-to-another-address': {
    title: 'Delivery to another address',
    intro:
      'Your parcel may go to work, to a friend or to a collection point. Add the address at the checkout; you can keep as many as you like in your account.',
    note: 'Is it a present? Tick “This is a present”. Then no price is in the parcel, the invoice comes to you by e-mail, and a card carries your words.',
  },
  'damaged-on-arrival': {
    title: 'If something arrives damaged',
    intro:
      'We are sorry, and we put it right. Please tell us within 48 hours of delivery, so that we can still find out with the carrier what happened.',
    steps: [
      'Take a photo of the damage and one of the box.',
      'Open the order and press “Report damage”.',
      'Choose whether you want a new one or your money back.',
    ],
    note: 'We collect the damaged one at our cost. Keep the box until then. If you notice damage to a large thing while the driver is still there, it can be noted and go back at once.',
  },
  'return-a-product': {
    title: 'Return a product',
    intro:
      'You can send back anything you have not used within 15 days of delivery, in its box and without giving a reason.',
    before:
      'Look whether the 15 days since the delivery are over, and whether the product can be returned at all: what was made for you alone cannot.',
    steps: [
      'Open “My orders” and press “Return” beside the product.',
      'Print the label, or show the code on your phone.',
      'Drop the parcel at any collection point.',
    ],
    note: 'Returning a parcel is free. Large things are collected by the van; for that we keep what the scheduled delivery has cost. The money is on its way within five working days after we have the product back.',
    trouble:
      'Without a printer, show the code from the e-mail at the collection point: they print the label for you. If the box is gone, any firm box will do.',
  },
  'cancel-an-order': {
    title: 'Cancel an order',
    intro:
      'A parcel can be cancelled until it leaves our warehouse. As that mostly happens on the same day, the button is the fastest way: open the order and press “Cancel”.',
    note: 'If the button is gone, the parcel is already on its way. Refuse it at the door or return it unopened, and you get your money back all the same.',
  },
  'cancel-scheduled-delivery': {
    title: 'Cancel a scheduled delivery',
    intro:
      'Up to 72 hours before the date you can cancel at no cost and without giving a reason. The reservation on your card is lifted on the same day.',
    note: 'Later than that, the van is already planned. You get the price of the goods back, but not what the delivery costs. Moving the date is often the better way; it is free up to 72 hours before.',
  },
  'exchange-a-size-or-colour': {
    title: 'Exchange a size or colour',
    intro:
      'Too small, too green? Order the right one as an exchange: it leaves at once, and you send the first one back within 15 days.',
    steps: [
      'Open the order and press “Exchange”.',
      'Choose the size or colour.',
      'Put the first one into the same box and use the label in it.',
    ],
    note: 'You pay nothing, unless the new one costs more. If we do not have your size any more, we offer you a place on the waiting list or your money back.',
  },
  'what-cannot-be-returned': {
    title: 'What cannot be returned',
    intro:
      'Some things cannot be sold again once they have been opened or made for you: engraved pens, cut-to-length shelves, earbuds out of their seal, and gift cards.',
    note: 'All of this does not matter if something is faulty or damaged. Then the guarantee of two years holds for every single thing that we sell.',
  },
  'follow-a-return': {
    title: 'Follow a return',
    intro:
      'A return has four stations: announced, on its way, arrived, refunded. You find them in the order, each with its date, and we write to you at the last two.',
    note: 'Between “arrived” and “refunded” lie at most five working days. If it takes longer, something is stuck with us: answer the last e-mail and a person will look after it.',
  },
} as const satisfies Record<string, HelpText>
