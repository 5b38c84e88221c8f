/** The account of the shop; the number is none, as its check digits are 00. */
export const shopAccount = {
  bankName: 'Lanternfish Savings & Trust',
  country: 'United States',
  iban: 'US00 LFST 0000 1522 0048 07',
  swiftCode: 'LFSTUS00',
}
