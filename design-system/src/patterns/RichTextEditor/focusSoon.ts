import type { Editor } from '@tiptap/core'

/** Goes back to the text once what was open beside a tool has let go of the focus. */
export const focusSoon = (editor: Editor) =>
  setTimeout(() => {
    if (!editor.isDestroyed) editor.view.focus()
  })
