/** What toasts never cover marks itself: the buttons of a dialog or a drawer, a bar that sticks, the pages of a list. */
const bars = '[data-keep-clear], [data-floating-bar]'
const gap = 12
const signs = ['scroll', 'resize', 'transitionend', 'animationend']

type Span = Pick<DOMRect, 'top' | 'bottom'>

/** How far above the window's lower edge something of a height stands so as to cover none of the bars, all in px. */
export function clearanceOf(bars: readonly Span[], height: number, windowHeight: number): number {
  let inset = 0
  for (const bar of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    const isMet = bar.bottom > windowHeight - inset - height - 2 * gap && bar.top < windowHeight - inset
    if (isMet) inset = windowHeight - bar.top + gap
  }
  // Where there is no room over them all, its usual place is as good as any.
  return inset + height > windowHeight ? 0 : inset
}

/** Keeps toasts clear of bars for as long as they are shown: tells a custom property of theirs how far up they go. */
export function keepClear(region: HTMLElement, property: string): () => void {
  const measure = () => {
    const { left, right } = region.getBoundingClientRect()
    const beside = [...document.querySelectorAll(bars)]
      .map((bar) => bar.getBoundingClientRect())
      .filter((bar) => bar.height > 0 && bar.right > left && bar.left < right)
      .filter((bar) => bar.bottom > 0 && bar.top < innerHeight)
    region.style.setProperty(property, `${clearanceOf(beside, region.offsetHeight, innerHeight)}px`)
  }
  let frame = 0
  const ask = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  const changes = new MutationObserver(ask)
  changes.observe(document.body, { childList: true, subtree: true })
  for (const sign of signs) addEventListener(sign, ask, { capture: true, passive: true })
  measure()
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const sign of signs) removeEventListener(sign, ask, { capture: true })
  }
}
