import type { Editor } from '@tiptap/core'
import { prepare, serialize } from './serialize.ts'

/** More than anyone types before the page catches up. */
const atMost = 100

/**
 * Keeps the text of the editor and that of the caller the same. While one types fast, values come back late: one that
 * was told earlier is no wish to go back to it.
 */
export class Exchange {
  #shown: string
  #told: string[] = []

  constructor(html: string) {
    this.#shown = html
  }

  /** The markup of the editor where it is another than was known. */
  news({ state }: Editor): string | undefined {
    const next = serialize(state.doc)
    if (next === (this.#told.at(-1) ?? this.#shown)) return undefined
    this.#told = [...this.#told, next].slice(-atMost)
    return next
  }

  /** Shows a value of the caller, unless it is an echo. */
  show(editor: Editor, html: string) {
    if (html === this.#shown) return
    this.#shown = html
    const echo = this.#told.indexOf(html)
    this.#told = echo === -1 ? [] : this.#told.slice(echo + 1)
    if (echo === -1)
      editor.chain().setMeta('addToHistory', false).setContent(prepare(html), { emitUpdate: false }).run()
  }
}
