import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { List } from '@data1522/design-system/List'
import type { ReactNode } from 'react'

interface ListCardProps {
  /** The id of its title, which a link can lead to. */
  id: string
  title: string
  description: string
  /** What adds to the list. */
  actions?: ReactNode
  /** What is said while the list is empty. */
  empty: string
  /** The rows: `ListItem`s. */
  children: readonly ReactNode[]
}

/** A list of what the store has of something. */
export const ListCard = ({ id, title, description, actions, empty, children }: ListCardProps) => (
  <Card as="section" aria-labelledby={id} padding={0} isClipped>
    <CardHeader id={id} title={title} subtitle={description} actions={actions} />
    {children.length === 0 ? (
      <EmptyState title={empty} level={3} size="small" illustration={null} />
    ) : (
      <List variant="divided" aria-labelledby={id}>
        {children}
      </List>
    )}
  </Card>
)
