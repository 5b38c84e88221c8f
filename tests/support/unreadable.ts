/**
 * Runs in the page: words, icons and controls that are cut off, and words and icons that lie over one another. What
 * ends in an ellipsis, scrolls, or is placed upon something is meant so.
 */
export function unreadable(): string[] {
  interface Piece {
    element: Element
    box: DOMRect
    words: string
    /** A font's box is higher than its letters: by so much above, and by an eighth of it below. */
    slack: number
  }
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [data-live-announcer]')

  const linesOf = (element: Element): Piece[] =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const slack = Number.parseFloat(styleOf(element).fontSize) / 4
      const words = node.data.trim().slice(0, 40)
      return [...range.getClientRects()].map((box) => ({ element, box, words, slack }))
    })
  const boxOf = (element: Element): Piece => {
    const around = element.closest('a, button') ?? element.closest('li, td, div')
    const words = `<${element.localName}> “${around?.textContent?.slice(0, 30) ?? ''}”`
    return { element, box: element.getBoundingClientRect(), words, slack: 1 }
  }
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) => isSeen(element) && !element.parentElement?.closest('svg'),
  )
  const isThere = ({ box }: Piece) => box.width > 1 && box.height > 1
  const pieces = all
    .flatMap((element) => (element.localName === 'svg' ? boxOf(element) : linesOf(element)))
    .filter(isThere)
  const controls = all.filter((element) => element.matches('a, button')).map(boxOf)

  const problems = new Set<string>()
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  /** What its ancestors leave of a piece. */
  function cut(piece: Piece): Piece[] {
    const { element, slack, words } = piece
    let { left, right, top, bottom } = piece.box
    let { position } = styleOf(element)
    const first = words.startsWith('<') ? element.parentElement : element
    for (let at = first; at && at !== document.body && position !== 'fixed'; at = at.parentElement) {
      const style = styleOf(at)
      // What is placed is cut only by what it is placed in.
      if (at !== element && position === 'absolute' && style.position === 'static') continue
      if (at !== element) ({ position } = style)
      // A picture in a placed box shows a share of another one below it, as of a star.
      if (element.localName === 'svg' && at === element.parentElement && position === 'absolute') return []
      const { overflowX, overflowY } = style
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      // Closed, or for those who listen.
      if (frame.width <= 1 || frame.height <= 1) return []
      const isClamped = style.webkitLineClamp !== 'none'
      const margin = Number.parseFloat(style.overflowClipMargin) || 0
      const beside = Math.max(frame.left - left, right - frame.right) - margin
      const beyond = Math.max(frame.top - top - slack, bottom - frame.bottom - slack / 8 - 0.5) - margin
      // What is out of sight as a whole has been put there.
      const isOutBeside = beside >= right - left
      const isOutBeyond = beyond >= bottom - top
      const isEllipsis = style.textOverflow === 'ellipsis' || isClamped
      if (!isOutBeside && !scrolls(overflowX) && !isEllipsis && beside > 1.5)
        problems.add(`cut off at the side: ${words}`)
      // What goes on below the window is not cut off.
      if (!isOutBeyond && !scrolls(overflowY) && !isClamped && beyond > 0 && frame.bottom < innerHeight)
        problems.add(`cut off above or below: ${words}`)
      if (isOutBeside || isOutBeyond) return []
      ;[left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      ;[top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
    }
    return [{ ...piece, box: new DOMRect(left, top, right - left, bottom - top) }]
  }

  /** What a piece moves with: the page, or what stays over it. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(styleOf(at).position) || at.matches(':popover-open')) return at
    return null
  }
  /** Whether one is placed upon the other: a count on a bell, a mark in a field. */
  function isPlaced(one: Element, upon: Element) {
    for (let at: Element | null = one; at && !at.contains(upon); at = at.parentElement)
      if (styleOf(at).position === 'absolute') return true
    return false
  }
  controls.filter(isThere).forEach(cut)
  const isPicture = ({ element, box }: Piece) => element.localName === 'svg' && box.width > 80
  const shown = pieces
    .filter((piece) => !isPicture(piece))
    .flatMap(cut)
    .map((piece) => ({ ...piece, layer: layerOf(piece.element) }))
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide <= 2 || high <= Math.max(one.slack, other.slack) * 1.4 + 1) continue
      if (isPlaced(one.element, other.element) || isPlaced(other.element, one.element)) continue
      problems.add(`over one another: ${one.words} and ${other.words}`)
    }
  return [...problems]
}
