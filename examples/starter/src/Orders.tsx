import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import type { Words } from './words.ts'

export interface Order {
  id: number
  customer: string
}

export const someOrders: readonly Order[] = [
  { id: 5401, customer: 'Maya Laurent' },
  { id: 5402, customer: 'Omar Haddad' },
  { id: 5403, customer: 'Iris Okafor' },
]

export function Orders({ words, orders }: { words: Words; orders: readonly Order[] }) {
  if (orders.length === 0) return <EmptyState title={words.noOrders} />
  return (
    <Card padding={0}>
      <List variant="divided" aria-label={words.orders}>
        {orders.map(({ id, customer }) => (
          <ListItem key={id} title={customer} detail={`#${id}`} start={<Avatar name={customer} />} />
        ))}
      </List>
    </Card>
  )
}
