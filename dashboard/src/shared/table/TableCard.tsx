import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { SimpleTable, type SimpleTableProps } from '@data1522/design-system/SimpleTable'
import type { ReactNode } from 'react'

interface TableCardProps<Row> extends Pick<SimpleTableProps<Row>, 'columns' | 'rows' | 'rowId'> {
  title: string
  subtitle?: string
  actions?: ReactNode
  /** What stands there in place of a table without rows. */
  empty: ReactNode
}

/** A card that is a table under a title; the table is the landmark of that name. */
export function TableCard<Row>({ title, subtitle, actions, empty, ...table }: TableCardProps<Row>) {
  return (
    <Card padding={0} isClipped>
      <CardHeader title={title} subtitle={subtitle} actions={actions} />
      {table.rows.length === 0 ? (
        <Box padding="cardPadding">{empty}</Box>
      ) : (
        <SimpleTable {...table} caption={title} isCaptionHidden isFlush />
      )}
    </Card>
  )
}
