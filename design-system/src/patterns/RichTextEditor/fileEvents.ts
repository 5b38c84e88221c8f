import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]

/** Copied cells come as words and as a picture of them; the words are what is meant. */
function holdsWords(data: DataTransfer | null) {
  const html = data?.getData('text/html') ?? ''
  return html !== '' && html.replace(/<[^>]*>/g, '').trim() !== ''
}

export const filesKey = new PluginKey('files')

const events = (take: (files: readonly File[]) => void): Pick<EditorProps, 'handlePaste' | 'handleDrop'> => ({
  handlePaste: (_, { clipboardData }) => {
    const files = filesOf(clipboardData)
    if (files.length === 0 || holdsWords(clipboardData)) return false
    take(files)
    return true
  },
  handleDrop: (view, event, _, isMoved) => {
    const files = filesOf(event.dataTransfer)
    if (isMoved || files.length === 0) return false
    // Left to the browser, a file would open in the place of the page.
    event.preventDefault()
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (place) {
      const { doc, tr } = view.state
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
    }
    take(files)
    return true
  },
})

/** Hands files that are pasted or dropped to `take`; dropped ones go where they were let go. */
export const filesPlugin = (take: (files: readonly File[]) => void) =>
  new Plugin({ key: filesKey, props: events(take) })
