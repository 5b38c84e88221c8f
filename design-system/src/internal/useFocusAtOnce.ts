import { useEffectEvent, useLayoutEffect } from 'react'
import { setInteractionModality, useFocusVisible } from 'react-aria/useFocusVisible'

/**
 * Lets what opens take the focus at once. Enter clicks a native button as a screen reader does, and after such a click
 * react-aria waits until nothing on the page moves, while keys still reach the page below.
 */
export function useFocusAtOnce(isOpen: boolean) {
  const { isFocusVisible } = useFocusVisible()
  const tell = useEffectEvent(() => {
    // A pointer stays a pointer, after which no ring is drawn.
    if (isFocusVisible) setInteractionModality('keyboard')
  })
  useLayoutEffect(() => {
    if (isOpen) tell()
  }, [isOpen])
}
