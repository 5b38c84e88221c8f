import { Box } from '@data1522/design-system/Box'
import { FileField } from '@data1522/design-system/FileField'
import { definePlayground } from '../../../shared/showcase/playground.ts'
import { sampleFile } from './sampleFile.ts'

const files = [sampleFile('contract.pdf', 184_000)]

/** A field for files to try out. */
export const playground = definePlayground({
  tag: 'FileField',
  controls: {
    label: { kind: 'text', initial: 'fileInputDemos.contract' },
    description: { kind: 'text', initial: 'fileInputDemos.contractHint' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    isMultiple: { kind: 'switch', initial: true },
    isSizeShown: { kind: 'switch', initial: true },
    showCount: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: (values) => (
    <Box isFilling maxWidth={400}>
      <FileField {...values} defaultValue={files} />
    </Box>
  ),
})
