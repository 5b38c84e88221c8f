import type { HelpText } from './seed-text.ts'

/** The account, the products and the guides, in English. */
export const accountInEnglish = {
  'create-an-account': {
    title: 'Create an account',
    intro:
      'An account keeps your addresses, orders and saved things together. All it takes is an e-mail address and a password of at least ten characters.',
    steps: [
      'Press “Sign in”, then “Create an account”.',
      'Enter your e-mail address and a password.',
      'Open the e-mail from us and press the link.',
    ],
    note: 'The link works for one day. If no e-mail comes, look into the folder for spam first; then ask for a new one on the same screen.',
  },
  'reset-your-password': {
    title: 'Reset your password',
    intro:
      'Forgotten passwords happen. Press “Forgot?” below the sign-in form, enter your e-mail address, and follow the link that we send you.',
    note: 'The link works once and for one hour. For your safety we show the same message whether there is an account with this address or not. All other devices are signed out after the change.',
  },
  'two-step-sign-in': {
    title: 'Turn on two-step sign-in',
    intro:
      'With two steps, a password alone is not enough: your phone has a say too. That keeps others out even if they have guessed or found your password.',
    steps: [
      'Open “Security” in your account.',
      'Press “Turn on” and scan the code with an authenticator app.',
      'Enter the six digits that the app shows.',
      'Keep the recovery codes in a safe place.',
    ],
    note: 'Have you lost your phone? Use one of the recovery codes. Without them we have to check who you are, which takes up to three working days.',
  },
  'change-your-email-address': {
    title: 'Change your e-mail address',
    intro:
      'Open “Account”, press “Change” beside your e-mail address, and enter the new one. We send a link to it; the change counts once you have pressed the link.',
    note: 'We also tell your old address, so that nobody can change it behind your back. Orders that are under way write to the new address from then on.',
  },
  'choose-what-we-write-to-you': {
    title: 'Choose what we write to you',
    intro:
      'Everything about an order always comes. All the rest is up to you: news, prices of saved things, reminders. Open “Notifications” and tick what you like.',
    note: 'Every e-mail that is not about an order has a link at its end with which you leave the list. It works at once and asks no questions.',
  },
  'close-your-account': {
    title: 'Close your account',
    intro:
      'You may leave at any time. Open “Account”, go to the end of the page, and press “Close the account”. We ask once whether you are sure.',
    note: 'Addresses, saved things and reviews are deleted at once. Invoices have to be kept by law; they lie apart and nobody uses them. If you come back within 30 days, a sign-in brings everything back.',
  },
  'read-a-product-page': {
    title: 'How to read a product page',
    intro:
      'At the top is what you need most: pictures, price, what is in stock and when it could be with you. Measurements, materials and care come below.',
    note: 'The stars are of people who bought this very product. We show good and bad ones in the same way, and answer those that ask something.',
  },
  'find-your-shoe-size': {
    title: 'Find your shoe size',
    intro:
      'Feet are largest in the evening, so measure then. You need a sheet of paper, a pencil and a wall.',
    steps: [
      'Put the sheet against the wall and stand on it with your heel to the wall.',
      'Mark the tip of the longest toe.',
      'Measure, add one centimetre, and look it up in the table on the product page.',
    ],
    note: 'Between two sizes take the larger one for boots and sneakers, the smaller one for loafers and sandals. If it does not fit, the exchange is free.',
  },
  'stock-and-waiting-lists': {
    title: 'Stock and waiting lists',
    intro:
      'The number in stock is counted every few minutes. If something is sold out, press “Tell me” on its page; you are written to in the order in which people asked.',
    note: 'Once we have written, the product is kept for you for one day. The waiting list costs nothing and binds you to nothing.',
  },
  'guarantee-and-repairs': {
    title: 'Guarantee and repairs',
    intro:
      'Everything we sell has a guarantee of two years from the day of delivery. In that time we repair it, replace it or pay you back, in this order.',
    steps: [
      'Open the order and press “Something is wrong”.',
      'Describe what happens, with a photo if it helps.',
      'Send it in with the label that we give you.',
    ],
    note: 'After the guarantee our workshop goes on repairing. You get a price first and decide then; if you say no, we send the thing back at no cost.',
  },
  'care-for-leather-and-wood': {
    title: 'Care for leather and wood',
    intro:
      'Both were alive once and like it neither too dry nor too wet. Keep them away from heaters and midday sun, and wipe off spills before they settle.',
    note: 'Leather likes a little balm twice a year, wood a little oil once a year, always with a soft cloth and less of it than you think. Try a hidden place first.',
  },
  'write-a-review': {
    title: 'Write a review',
    intro:
      'A week after delivery we ask you once how you like it. You can also open the order yourself and press “Review”. One to five stars, and as many words as you want.',
    note: 'We check reviews for insults and private data, not for praise. Yours appears within two working days, with your first name and nothing else.',
  },
  'furnish-a-small-office': {
    title: 'Furnish a small office',
    intro:
      'Begin with light and the chair; everything else can follow. A desk at a right angle to the window spares your eyes, and a chair that fits your height spares your back.',
    steps: [
      'Measure the room, with doors and windows.',
      'Place the desk, then the lamp, then the shelves.',
      'Leave 90 centimetres behind the chair.',
      'Live with it for a week before you buy more.',
    ],
    note: 'Desk, chair and lamp come on one scheduled delivery for one price. If the chair does not suit you, you can return it within 15 days even though you have sat on it.',
  },
  'pack-a-present-well': {
    title: 'Pack a present well',
    intro:
      'A present is opened twice: once with the eyes and once with the hands. Choose paper that folds cleanly, a ribbon that holds, and a card with one true sentence.',
    note: 'If it travels, put the wrapped present in a second box, with two fingers of crumpled paper all around. Shake it gently: if you hear something, add more.',
  },
  'make-things-last': {
    title: 'Make things last',
    intro:
      'The best thing to buy is often the one you have already. A drop of oil, a new battery or a pair of laces gives most things another year.',
    steps: [
      'Clean it first; half of all faults are dust.',
      'Look for the part that wears out: cable, sole, hinge, battery.',
      'Ask our workshop whether the part is in stock.',
    ],
    note: 'We keep spare parts for at least seven years after the last one of a product was sold. And if there is nothing left to mend, we take it back and recycle it.',
  },
} as const satisfies Record<string, HelpText>
