import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { SheetWords } from './sheet-words.ts'

/** What is charged for, line by line. */
export function SheetLines({ words: { columns, lines } }: { words: SheetWords }) {
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
          cell: ({ item, description }) => (
            <Stack gap={2}>
              <Text as="bdi" weight="medium">
                {item}
              </Text>
              {description && (
                <Text as="bdi" size="sm" ink="muted">
                  {description}
                </Text>
              )}
            </Stack>
          ),
        },
        { id: 'cost', header: columns.cost, isNumeric: true, cell: ({ cost }) => cost },
        { id: 'quantity', header: columns.quantity, isNumeric: true, cell: ({ quantity }) => quantity },
        { id: 'total', header: columns.total, isNumeric: true, cell: ({ total }) => total },
      ]}
    />
  )
}
