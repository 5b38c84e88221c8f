import type { Examples } from '../../../../tests/conformance/example.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

// Loads ahead, so that what is looked at is the editor and not its skeleton.
await import('./EditorPart.tsx')

export const examples: Examples = {
  RichTextEditor: (probe, words) => (
    <RichTextEditor
      {...probe}
      label={words || 'Article'}
      description={words}
      errorMessage={words}
      placeholder={words}
      defaultValue={words && `<p>${words}</p>`}
      maxLength={500}
      showCount
    />
  ),
}
