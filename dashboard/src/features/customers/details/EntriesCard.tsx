import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { type ReactNode, useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'

interface EntriesCardProps {
  title: string
  addLabel: string
  onAdd: () => void
  /** What is said while there is none, and what will be there. */
  empty: { title: string; text: string }
  /** The id of the panel that is open at first. */
  openId: string | undefined
  /** The panels. */
  children: readonly ReactNode[]
}

/** Addresses or ways to pay, of which each opens to its details. */
export function EntriesCard({ title, addLabel, onAdd, empty, openId, children }: EntriesCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={title}
          actions={
            <Can action="update" subject="Customer" label={addLabel}>
              {(isDisabled) => (
                <Button
                  size="small"
                  start={<Icon icon={IconPlus} size={16} />}
                  isDisabled={isDisabled}
                  onPress={onAdd}
                >
                  {addLabel}
                </Button>
              )}
            </Can>
          }
        />
        {children.length === 0 ? (
          <EmptyState title={empty.title} size="small" level={3}>
            {empty.text}
          </EmptyState>
        ) : (
          <ExpansionGroup variant="plain" defaultOpenIds={openId ? [openId] : []}>
            {children}
          </ExpansionGroup>
        )}
      </Stack>
    </Card>
  )
}
