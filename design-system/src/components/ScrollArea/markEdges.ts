const edgeNames = ['block-start', 'block-end', 'inline-start', 'inline-end'] as const

/** The edges of a scroller beyond which there is more, in its reading direction. */
function edgesOf(element: HTMLElement): string[] {
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = element
  // Right to left, the browser counts from 0 down.
  const scrolled = Math.abs(element.scrollLeft)
  const beyond = [
    scrollTop,
    scrollHeight - clientHeight - scrollTop,
    scrolled,
    scrollWidth - clientWidth - scrolled,
  ]
  return edgeNames.filter((_, index) => beyond[index]! > 1)
}

/**
 * A ref for a scroller: its `data-more` names the edges beyond which there is more, while that is so.
 * It writes to the page itself, because scrolling would else draw the component anew at every step.
 */
export function markEdges(element: HTMLElement | null, onMark?: (hasMore: boolean) => void) {
  if (!element || typeof ResizeObserver === 'undefined') return
  const mark = () => {
    const more = edgesOf(element).join(' ')
    if (more === (element.dataset.more ?? '')) return
    if (more) element.dataset.more = more
    else delete element.dataset.more
    onMark?.(more !== '')
  }
  const sizes = new ResizeObserver(mark)
  const watch = () => {
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
  }
  const contents = new MutationObserver(watch)
  watch()
  contents.observe(element, { childList: true })
  element.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
    element.removeEventListener('scroll', mark)
  }
}
