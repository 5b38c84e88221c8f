import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPencil, IconStar, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
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
    <Can action="update" subject="Customer">
      <Inline gap={8}>
        <Button
          size="small"
          start={<Icon of={IconPencil} size={16} />}
          aria-label={text('customer.editOf', { name })}
          onPress={onEdit}
        >
          {text('customer.editEntry')}
        </Button>
        {!isDefault && (
          <Button
            size="small"
            start={<Icon of={IconStar} size={16} />}
            aria-label={text('customer.makeDefaultOf', { name })}
            onPress={onDefault}
          >
            {text('customer.makeDefault')}
          </Button>
        )}
        <Button
          size="small"
          variant="plain"
          tone="danger"
          start={<Icon of={IconTrash} size={16} />}
          aria-label={text('customer.deleteOf', { name })}
          onPress={onDelete}
        >
          {text('customers.delete')}
        </Button>
      </Inline>
    </Can>
  )
}
