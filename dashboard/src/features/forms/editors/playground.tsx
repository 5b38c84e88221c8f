import { Box } from '@data1522/design-system/Box'
import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A rich text editor to try out. */
export const playground = definePlayground({
  tag: 'RichTextEditor',
  controls: {
    label: { kind: 'text', initial: 'editorDemos.review' },
    placeholder: { kind: 'text', initial: 'editorDemos.reviewExample' },
    description: { kind: 'text', initial: 'editorDemos.reviewText' },
    controls: { kind: 'choice', options: ['basic', 'full'], initial: 'basic', default: 'full' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    isRequired: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: (values) => (
    <Box isFilling>
      <RichTextEditor {...values} minRows={4} />
    </Box>
  ),
})
