import { alongOf } from './move.ts'

const linksOf = (cell: Element | undefined) => [
  ...(cell?.querySelectorAll<HTMLElement>('[data-card-link]') ?? []),
]

/** Puts the focus on the card that an arrow key leads to: up and down in a column, along to the next one that has any. */
export function walkCards(root: HTMLElement, from: HTMLElement, key: string, isRtl: boolean) {
  const cell = from.closest<HTMLElement>('[data-cell]')
  if (!cell) return
  const links = linksOf(cell)
  const index = links.indexOf(from)
  const along = alongOf(key, isRtl)
  const focusOn = (link: HTMLElement | undefined) => link?.focus()
  if (!along) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: links.length - 1 }[key]
    return focusOn(to === undefined ? undefined : links[to])
  }
  const lane = cell.dataset['lane']
  const cells = [...root.querySelectorAll<HTMLElement>('[data-cell]')].filter(
    (other) => other.dataset['lane'] === lane,
  )
  for (let at = cells.indexOf(cell) + along; at >= 0 && at < cells.length; at += along) {
    const others = linksOf(cells[at])
    if (others.length === 0) continue
    const { top } = from.getBoundingClientRect()
    const distance = (link: HTMLElement) => Math.abs(link.getBoundingClientRect().top - top)
    return focusOn(others.reduce((one, other) => (distance(other) < distance(one) ? other : one)))
  }
}
