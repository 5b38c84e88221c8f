/** What an anchor keeps from the window's upper edge, in px. */
const offset = 60

/** How much of the window the bars that stick to its upper edge cover, in px; they stand before the main part. */
function covered() {
  let height = 0
  let before = document.querySelector('main')?.previousElementSibling
  for (; before; before = before.previousElementSibling)
    for (const bar of [before, ...before.children]) {
      const { position, top } = getComputedStyle(bar)
      if (position === 'sticky') height = Math.max(height, (parseFloat(top) || 0) + bar.clientHeight)
    }
  return height
}

/** Has whatever scrolls into view, an anchor or what takes the focus, stop below the bars at the top. */
export function clearOfStickyBars() {
  const { style } = document.documentElement
  const height = covered()
  style.scrollPaddingBlockStart = `${offset + height}px`
  style.setProperty('--page-bars', `${height}px`)
}
