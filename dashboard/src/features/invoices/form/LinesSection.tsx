import { Button } from '@data1522/design-system/Button'
import { FormSection } from '@data1522/design-system/FormSection'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDotsVertical,
  IconPlus,
  IconTrash,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { type BlockPlace, ReorderableStack } from '@data1522/design-system/ReorderableStack'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFieldArray } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { emptyLine } from './invoice-values.ts'
import { LineFields } from './LineFields.tsx'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

const MOST_LINES = 50

/** What is charged for: lines that are added, taken away and put in order. */
export function LinesSection({ form }: { form: InvoiceFormHandle }) {
  const text = useText()
  const { control, getValues, setFocus } = form.hook
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'lines' })
  const isFull = fields.length >= MOST_LINES
  const mostLines = text('invoiceForm.mostLines', { count: MOST_LINES })
  const nameOf = (index: number) => text('invoiceForm.line', { line: index + 1 })

  /** The line that took its place has the focus then, or the last one. */
  const drop = (index: number) => {
    remove(index)
    const next = Math.min(index, fields.length - 2)
    requestAnimationFrame(() => setFocus(`lines.${next}.item`))
  }
  const menu = ({ index, isFirst, isLast, move: moveBy }: BlockPlace) => {
    const acts: Record<string, () => void> = {
      up: () => moveBy(-1),
      down: () => moveBy(1),
      copy: () => insert(index + 1, { ...getValues(`lines.${index}`) }),
      remove: () => drop(index),
    }
    const because = (isSo: boolean, reason: string) => isSo && { isDisabled: true, description: reason }
    const label = text('invoiceForm.lineActions', { line: index + 1 })
    return (
      <Menu
        label={label}
        onAction={(id) => acts[id]?.()}
        sections={[
          {
            id: 'order',
            entries: [
              {
                id: 'up',
                label: text('invoiceForm.moveUp'),
                icon: IconArrowUp,
                ...because(isFirst, text('invoiceForm.isFirst')),
              },
              {
                id: 'down',
                label: text('invoiceForm.moveDown'),
                icon: IconArrowDown,
                ...because(isLast, text('invoiceForm.isLast')),
              },
              {
                id: 'copy',
                label: text('invoiceForm.copyLine'),
                icon: IconCopy,
                ...because(isFull, mostLines),
              },
              {
                id: 'remove',
                label: text('invoiceForm.removeLine'),
                icon: IconTrash,
                tone: 'danger',
                ...because(fields.length === 1, text('invoiceForm.oneLine')),
              },
            ],
          },
        ]}
      >
        <IconButton icon={IconDotsVertical} label={label} />
      </Menu>
    )
  }
  return (
    <FormSection title={text('invoiceForm.lines')}>
      <Stack gap={16}>
        <ReorderableStack
          label={text('invoiceForm.lines')}
          items={fields}
          itemId={({ id }) => id}
          itemName={(_, index) => nameOf(index)}
          onMove={move}
        >
          {(_, place) => <LineFields form={form} index={place.index} actions={menu(place)} />}
        </ReorderableStack>
        <Inline>
          <Button
            start={<Icon icon={IconPlus} size={18} />}
            isDisabled={isFull}
            onPress={() => append(emptyLine(), { focusName: `lines.${fields.length}.item` })}
          >
            {text('invoiceForm.addLine')}
          </Button>
          {isFull && (
            <Text size="sm" ink="muted">
              {mostLines}
            </Text>
          )}
        </Inline>
      </Stack>
    </FormSection>
  )
}
