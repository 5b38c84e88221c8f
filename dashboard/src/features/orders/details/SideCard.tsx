import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconPencil } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import type { Order } from '@data1522/mocks/contract/orders'
import { type ReactNode, useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'

interface SideCardProps {
  title: string
  /** The order that it is about. */
  of: Order
  children: ReactNode
  /** What its button does, and what happens; without, there is none. */
  edit?: { label: string; onPress: () => void }
}

/** A card at the side of an order, which can be edited by who may. */
export function SideCard({ title, of, children, edit }: SideCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={title}
          actions={
            edit && (
              <Can action="update" subject="Order" of={of} label={edit.label}>
                {(isDisabled) => (
                  <IconButton icon={IconPencil} size="small" isDisabled={isDisabled} {...edit} />
                )}
              </Can>
            )
          }
        />
        {children}
      </Stack>
    </Card>
  )
}
