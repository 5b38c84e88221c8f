import { Box } from '@data1522/design-system/Box'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A date to try out. */
export const playground = definePlayground({
  tag: 'DatePicker',
  controls: {
    label: { kind: 'text', initial: 'dateTimeDemos.delivery' },
    description: { kind: 'text', initial: 'dateTimeDemos.deliveryHint' },
    display: {
      kind: 'choice',
      options: ['numbers', 'words', 'relative'],
      initial: 'numbers',
      default: 'numbers',
    },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    labelPlacement: { kind: 'choice', options: ['above', 'inside'], initial: 'above', default: 'above' },
    hasWeekNumbers: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: (values) => (
    <Box isFilling maxWidth={320}>
      <DatePicker {...values} defaultValue="2026-11-12" />
    </Box>
  ),
})
