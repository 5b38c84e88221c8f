import type { Examples } from '../../../../tests/conformance/example.ts'
import { ComposeDock } from './ComposeDock.tsx'
import { ComposeWindow } from './ComposeWindow.tsx'

const none = () => undefined

export const examples: Examples = {
  ComposeWindow: (probe, words) => (
    <ComposeWindow
      {...probe}
      title={words || 'New message'}
      footer={words}
      onSizeChange={none}
      onClose={none}
    >
      {words}
    </ComposeWindow>
  ),
  ComposeDock: {
    draw: (probe) => <ComposeDock {...probe}>{null}</ComposeDock>,
    bare: 'It stands at the end of the page, outside of what draws it.',
  },
}
