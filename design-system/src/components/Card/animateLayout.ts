import { flushSync } from 'react-dom'
import { vars } from '../../tokens/contract.css.ts'

const nameOf = (variable: string) => variable.slice(4, -1)

/** Makes a change, and lets everything in `parent` that it puts elsewhere move there from where it was. */
export function animateLayout(parent: Element, change: () => void) {
  const places = [...parent.children].map((child) => ({ child, from: child.getBoundingClientRect() }))
  flushSync(change)
  const style = getComputedStyle(parent)
  const duration = parseFloat(style.getPropertyValue(nameOf(vars.motion.slow))) || 0
  const easing = style.getPropertyValue(nameOf(vars.motion.easeOut)) || 'ease-out'
  for (const { child, from } of places) {
    const to = child.getBoundingClientRect()
    const [x, y] = [from.x - to.x, from.y - to.y]
    if (!child.isConnected || (!x && !y)) continue
    child.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration, easing })
  }
}
