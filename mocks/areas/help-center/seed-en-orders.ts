import type { HelpText } from './seed-text.ts'

/** Ordering and paying, in English. */
export const ordersInEnglish = {
  'how-to-add-product-in-cart': {
    title: 'How to add a product to the cart',
    intro:
      'You can fill your cart from any product page, from a list or from your saved things. You need no account for it, and nothing is ordered until you confirm at the very end.',
    before:
      'Make sure that the product is in stock and can reach you in time; both stand right below the price. To buy for a company, have its tax number at hand.',
    steps: [
      'Open the product and choose its colour and size.',
      'Set how many you would like.',
      'Press “Add to cart”; the number at the cart goes up.',
      'Open the cart to check everything, then go to the checkout.',
    ],
    note: 'The cart keeps a product, but does not reserve it. If the last one is sold meanwhile, we tell you before you pay and suggest something close to it.',
    trouble:
      'Load the page again and try once more. If the button stays grey, the product is sold out: press “Tell me” and we write to you when it is back.',
  },
  'save-a-cart-for-later': {
    title: 'Save a cart for later',
    intro:
      'Not decided yet? Move single products or the whole cart to your saved things. They wait there on all your devices, as long as you are signed in.',
    steps: [
      'Open the cart.',
      'Press “Save for later” beside a product, or “Save all” below the list.',
      'Find it again under “Saved”.',
    ],
    note: 'Prices may change while something is saved. If one goes down, we show the difference beside it; if you like, we also send you an e-mail.',
  },
  'use-a-discount-code': {
    title: 'Use a discount code',
    intro:
      'Codes are entered in the cart, below the list. Letters may be large or small. The new total appears at once, so you see what the code is worth before you pay.',
    note: 'One order takes one code. If a code is refused, it has mostly ended, or asks for a smaller or larger order than yours; the line below the field tells you which.',
  },
  'order-without-an-account': {
    title: 'Order without an account',
    intro:
      'Go to the checkout without signing in. We ask for an address, an e-mail address and nothing else, and send everything about the order to that address.',
    note: 'If you create an account later with the same e-mail address, your earlier orders appear in it by themselves. Until then the link in the confirmation opens your order.',
  },
  'change-or-correct-an-order': {
    title: 'Change or correct an order',
    intro:
      'A wrong size, a house number too few: as long as the order has not been dispatched you can put it right yourself. Nobody needs to be called.',
    steps: [
      'Open “My orders” and choose the order.',
      'Press “Change” beside the product, the address or the date.',
      'Confirm; the new confirmation replaces the old one.',
    ],
    note: 'If the change makes the order cheaper, we take less. If it becomes dearer, you confirm the difference first. Once it is dispatched, a return is the simplest way.',
  },
  'order-for-a-company': {
    title: 'Order for a company',
    intro:
      'Companies order as everyone does, with the name of the company as the recipient and its tax number in the note of the order.',
    note: 'With a company account several people can order, each up to an amount that you set, and invoices are paid by bank transfer within 14 days. Write to us and we set it up within two working days.',
  },
  'ways-to-pay': {
    title: 'Ways to pay',
    intro:
      'We accept credit cards, debit cards, PayPal and our own gift cards. You choose at the checkout; what you used last is offered first.',
    note: 'Card numbers go straight to our payment provider and are never stored with us. What we keep is the kind of card and its last four digits, so that you recognise it.',
  },
  'when-your-card-is-charged': {
    title: 'When your card is charged',
    intro:
      'When you order, we only reserve the amount. It is taken when the order leaves our warehouse; with scheduled delivery, on the working day before your date.',
    note: 'If an order leaves in two parts, each part is charged on its own. A reservation that is not used disappears by itself, mostly within a week, depending on your bank.',
  },
  'declined-payments': {
    title: 'If a payment is declined',
    intro:
      'Your order is kept for two hours, so there is time to try again without searching anew. Most declined payments work at the second attempt.',
    steps: [
      'Check that the billing address is the one your bank knows.',
      'Check the limit of your card and confirm the payment in your banking app.',
      'Try once more, or choose another way to pay.',
    ],
    note: 'We only learn that your bank said no, never why. If it keeps refusing, a call to the bank is the shortest way.',
  },
  'get-an-invoice': {
    title: 'Get an invoice',
    intro:
      'Every order has an invoice. It comes by e-mail when the order leaves, and a copy stays under “My orders” for ten years.',
    note: 'A wrong name or a missing tax number can be corrected within 30 days: open the order and press “Correct the invoice”. The corrected one bears the same number with a letter behind it.',
  },
  'gift-cards': {
    title: 'Buy and use gift cards',
    intro:
      'Gift cards exist for any amount from $10 to $500. They come by e-mail, on the day that you choose, with your own words on them.',
    steps: [
      'Choose “Gift card” at the checkout.',
      'Enter the code and check it: the card has to hold the whole amount.',
      'Place the order; what is left stays on the card.',
    ],
    note: 'What you do not spend stays on the card for three years. Gift cards cannot be exchanged for money, but a returned product goes back on the card it was paid with.',
  },
  'how-refunds-are-paid': {
    title: 'How refunds are paid',
    intro:
      'You get your money back the way you paid. We send it within five working days after the return has reached us, and write to you on the same day.',
    note: 'Your bank may take two or three days more to show it. If you paid in two ways, for example with a gift card and a card, each gets back its part.',
  },
} as const satisfies Record<string, HelpText>
