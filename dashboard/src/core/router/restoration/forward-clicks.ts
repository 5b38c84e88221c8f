/** How many frames a fade may take to go once it has ended. */
const MOST_FRAMES = 20

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
    const forward = (framesLeft: number) => {
      const meant = document.elementFromPoint(clientX, clientY)
      // A fade that has ended is taken away a frame later, or some on a busy machine.
      if (meant === target && framesLeft > 0) return void requestAnimationFrame(() => forward(framesLeft - 1))
      if (meant instanceof HTMLElement && meant !== target && (target as Element).contains(meant))
        meant.click()
    }
    forward(MOST_FRAMES)
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', click, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('click', click, true)
  }
}
