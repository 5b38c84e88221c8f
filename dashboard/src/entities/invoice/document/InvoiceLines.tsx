import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import type { DocumentWords } from '../pdf/document-words.ts'

type Line = DocumentWords['lines'][number]

interface SheetLinesProps {
  words: DocumentWords
  /** Says what one costs and how many below the name, where columns of their own would have no room. @default false */
  isCompact?: boolean
}

/** What is charged for, line by line. */
export function InvoiceLines({ words: { columns, lines }, isCompact = false }: SheetLinesProps) {
  const text = useText()
  return (
    <SimpleTable
      caption={columns.caption}
      isCaptionHidden
      isAligned
      rows={lines}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'item',
          header: columns.item,
          cell: ({ item, description, cost, quantity }) => (
            <Stack gap={2}>
              <Text as="bdi" weight="medium">
                {item}
              </Text>
              {description && (
                <Text as="bdi" size="sm" ink="muted">
                  {description}
                </Text>
              )}
              {isCompact && (
                <Text size="sm" ink="muted" isNumeric>
                  {text('invoice.timesCost', { quantity, cost })}
                </Text>
              )}
            </Stack>
          ),
        },
        ...(isCompact
          ? []
          : [
              { id: 'cost', header: columns.cost, isNumeric: true, cell: ({ cost }: Line) => cost },
              {
                id: 'quantity',
                header: columns.quantity,
                isNumeric: true,
                cell: ({ quantity }: Line) => quantity,
              },
            ]),
        { id: 'total', header: columns.total, isNumeric: true, cell: ({ total }) => total },
      ]}
    />
  )
}
