import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect } from 'react'

/** Leads from the bar back to the text by Escape, and lets nothing around the editor close by the same key. */
export function useEscape(bar: RefObject<HTMLElement | null>, editor: Editor) {
  useEffect(() => {
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !bar.current?.contains(event.target as Element)) return
      event.stopPropagation()
      editor.view.focus()
    }
    // Before the tooltip of the tool, which would take the key for itself.
    window.addEventListener('keydown', goBack, true)
    return () => window.removeEventListener('keydown', goBack, true)
  }, [bar, editor])
}
