const isOfFade = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')

/**
 * While a screen fades, the browser finds nothing of it under the pointer. A press then ends the fade and is handed to
 * what is seen there. Gives what ends the watch.
 */
export function forwardClicks(): () => void {
  let isMissed = false
  const press = () => {
    const fades = document.getAnimations().filter(isOfFade)
    isMissed = fades.length > 0
    for (const fade of fades) fade.finish()
  }
  const click = (event: MouseEvent) => {
    if (!isMissed || !event.isTrusted) return
    isMissed = false
    const { clientX, clientY, target } = event
    const handOn = () => {
      const meant = document.elementFromPoint(clientX, clientY)
      if (meant instanceof HTMLElement && meant !== target && (target as Element).contains(meant))
        meant.click()
    }
    // A fade that has ended is taken away at the end of the frame.
    requestAnimationFrame(() => requestAnimationFrame(handOn))
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', click, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('click', click, true)
  }
}
