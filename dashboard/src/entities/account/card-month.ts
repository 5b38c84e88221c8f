import { dayInStore } from '../../core/i18n/store-zone.ts'

const CENTURY = '20'

/** Whether a card is past its last month in the store, which bills it, as yyyy-mm; what does not expire has ''. */
export const isExpired = (expires: string, now: number) =>
  expires !== '' && expires < dayInStore(now).slice(0, 7)

/** A month as cards write it, four digits, of one as calls do, yyyy-mm; and back. */
export const toCardMonth = (expires: string) => expires.slice(5, 7) + expires.slice(2, 4)
export const fromCardMonth = (digits: string) => `${CENTURY}${digits.slice(2, 4)}-${digits.slice(0, 2)}`

/** Whether four digits are a month that a card can be used in, or the one that is `known` of it. */
export const isCardMonth = (digits: string, now: number, known = '') =>
  (known !== '' && digits === toCardMonth(known)) ||
  (/^(0[1-9]|1[0-2])\d{2}$/.test(digits) && !isExpired(fromCardMonth(digits), now))
