import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import type { DocumentLabels } from '../pdf/document-labels.ts'

type Line = DocumentLabels['lines'][number]

interface InvoiceLinesProps {
  labels: DocumentLabels
  /** Says what one costs and how many below the name, where columns of their own would have no room. @default false */
  isCompact?: boolean
}

/** What is charged for, line by line. */
export function InvoiceLines({ labels: { columns, lines }, isCompact = false }: InvoiceLinesProps) {
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
