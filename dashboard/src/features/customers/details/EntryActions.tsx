import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPencil, IconStar, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import type { ComponentProps } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'

interface EntryActionsProps {
  /** What it is about, for the names of the buttons. */
  name: string
  isDefault: boolean
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

/** What can be done with an address or a way to pay. */
export function EntryActions({ name, isDefault, onEdit, onDelete, onDefault }: EntryActionsProps) {
  const text = useText()
  return (
    <Inline gap={8}>
      <EntryAction
        start={<Icon icon={IconPencil} size={16} />}
        aria-label={text('customer.editOf', { name })}
        onPress={onEdit}
      >
        {text('customer.editEntry')}
      </EntryAction>
      {!isDefault && (
        <EntryAction
          start={<Icon icon={IconStar} size={16} />}
          aria-label={text('customer.makeDefaultOf', { name })}
          onPress={onDefault}
        >
          {text('customer.makeDefault')}
        </EntryAction>
      )}
      <EntryAction
        variant="plain"
        tone="danger"
        start={<Icon icon={IconTrash} size={16} />}
        aria-label={text('customer.deleteOf', { name })}
        onPress={onDelete}
      >
        {text('customers.delete')}
      </EntryAction>
    </Inline>
  )
}

const EntryAction = (button: ComponentProps<typeof Button> & { 'aria-label': string }) => (
  <Can action="update" subject="Customer" label={button['aria-label']}>
    {(isDisabled) => <Button {...button} size="small" isDisabled={isDisabled} />}
  </Can>
)
