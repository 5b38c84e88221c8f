import type { FaqTexts } from './seed-text.ts'

/** The questions in English. */
export const faqInEnglish: FaqTexts = {
  payment: {
    title: 'Payment',
    subtitle: 'How and when you pay',
    questions: [
      [
        'Which ways to pay do you accept?',
        'You can pay by credit card, by debit card or through PayPal. Companies with an account may also pay by bank transfer within 14 days.',
      ],
      [
        'When is my card charged?',
        'We reserve the amount when you order and take it when the order leaves our warehouse. With scheduled delivery that is the working day before your date.',
      ],
      [
        'Why was my payment declined?',
        'Most often the address does not match the one your bank knows, or the card has reached its limit for the day. Check both, try once more, and ask your bank if it still fails. We only see that it said no, not why.',
      ],
      [
        'Can I have an invoice in the name of my company?',
        'Yes. Enter the name of the company as the recipient, and its tax number in the note of the order. The invoice arrives by e-mail with the order, and a copy waits in your account.',
      ],
      [
        'How long does a refund take?',
        'We pay it within five working days after your return reaches us, the way you paid. Your bank may need two or three days more to show it.',
      ],
    ],
  },
  delivery: {
    title: 'Delivery',
    subtitle: 'What it costs and when it comes',
    questions: [
      [
        'What does delivery cost?',
        'Parcel delivery is free, whatever you order. Scheduled delivery of large things costs $69 per order in our delivery area and $99 per order outside it. You see the price before you pay.',
      ],
      [
        'How soon will my order arrive?',
        'Parcels take two to four working days. For scheduled delivery you choose the day yourself; the first free one is usually within a week.',
      ],
      [
        'What if something arrives damaged?',
        'Please tell us within 48 hours of delivery, with a photo of the damage and of the box. We send a new one or pay you back, as you prefer, and collect the damaged one at our cost.',
      ],
    ],
  },
  cancellation: {
    title: 'Cancellation and returns',
    subtitle: 'If you change your mind',
    questions: [
      [
        'Until when can I cancel my order?',
        'A parcel until it leaves our warehouse, mostly on the same day. A scheduled delivery up to 72 hours before its date, without giving a reason and at no cost.',
      ],
      [
        'How do I return something?',
        'Within 15 days of delivery, unused and in its box. Start the return under “My orders”, print the label and drop the parcel at any collection point.',
      ],
      [
        'What happens if I cancel a scheduled delivery too late?',
        'Less than 72 hours ahead the van is already planned. You get the price of the goods back, but not what the delivery costs.',
      ],
    ],
  },
  orders: {
    title: 'My orders',
    subtitle: 'Follow, change and find again',
    questions: [
      [
        'Where is my order?',
        'Open “My orders” and choose the order: its status and, once it is on the way, the tracking link are at the top. The same link is in the e-mail that we send when it leaves.',
      ],
      [
        'Can I change the address of an order?',
        'As long as it has not been dispatched, yes: open the order and choose “Change address”. After that, ask the carrier through the tracking link to leave it at a collection point.',
      ],
      [
        'I ordered as a guest. How do I find my order?',
        'Use the link in your confirmation, or create an account with the same e-mail address: earlier orders appear in it by themselves.',
      ],
    ],
  },
  products: {
    title: 'Products and services',
    subtitle: 'Stock, guarantee and repairs',
    questions: [
      [
        'Is what I see in stock really there?',
        'Yes, the number is counted every few minutes. If the last piece is sold while it is in your cart, we tell you before you pay.',
      ],
      [
        'How long is the guarantee?',
        'Two years on everything, counted from the day of delivery. Keep the invoice; you need nothing else.',
      ],
      [
        'Do you repair things?',
        'We do, and gladly. Lamps, clocks, furniture and most electronics go to our own workshop. After the guarantee we send you a price first and start only when you agree.',
      ],
    ],
  },
}
