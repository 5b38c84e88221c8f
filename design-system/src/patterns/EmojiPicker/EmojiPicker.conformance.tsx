import type { Examples } from '../../../../tests/conformance/example.ts'
import { EmojiPicker } from './EmojiPicker.tsx'

class NoObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
// What draws the emoji measures, for which jsdom has nothing.
globalThis.ResizeObserver ??= NoObserver

const none = () => undefined

export const examples: Examples = {
  EmojiPicker: (probe) => (
    <div style={{ maxInlineSize: 320 }}>
      <EmojiPicker {...probe} onSelect={none} />
    </div>
  ),
}
