import { href } from 'react-router-dom'

/** The address of the boards with a card open; what else the address says stays. */
export function cardHref(id: number, search = '') {
  const parameters = new URLSearchParams(search)
  parameters.set('card', String(id))
  return `${href('/apps/kanban')}?${parameters}`
}
