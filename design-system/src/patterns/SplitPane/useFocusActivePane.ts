import { type Ref, useEffect, useRef } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'

/** Takes the focus along where the pane that held it is not shown any more, as on a phone. */
export function useFocusActivePane(activePane: string, ref?: Ref<HTMLDivElement>) {
  const frame = useObjectRef(ref)
  const last = useRef(activePane)
  useEffect(() => {
    if (last.current === activePane) return
    last.current = activePane
    const focused = document.activeElement
    const isLost =
      focused === document.body || (focused instanceof HTMLElement && focused.offsetParent === null)
    if (!isLost) return
    const pane = frame.current?.querySelector<HTMLElement>(`[data-pane="${CSS.escape(activePane)}"]`)
    pane?.focus({ preventScroll: true })
  }, [activePane, frame])
  return frame
}
