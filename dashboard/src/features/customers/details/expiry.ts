import { useIntl } from 'react-intl'

/** Whether a card's month, as yyyy-mm, is over; '' never is. */
export const isExpired = (expires: string, now = new Date()) =>
  expires !== '' && expires < now.toISOString().slice(0, 7)

/** A month, as yyyy-mm, in the language of the moment. */
export function useMonth() {
  const { formatDate } = useIntl()
  return (month: string) => formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

const CENTURY = '20'

/** A month as cards write it, four digits, and as calls do, yyyy-mm. */
export const toCardMonth = (expires: string) => expires.slice(5, 7) + expires.slice(2, 4)
export const fromCardMonth = (digits: string) => `${CENTURY}${digits.slice(2, 4)}-${digits.slice(0, 2)}`
