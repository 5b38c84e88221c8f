import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconChevronDown, IconTrash } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import { useText } from '../../../core/i18n/useText.ts'
import { type Right, RIGHTS } from './rights.ts'

interface RightMenuProps {
  /** Whose right it is. */
  name: string
  right: Right
  onChange: (right: Right) => void
  /** Takes the right away. @default it cannot be */
  onRemove?: () => void
}

/** What somebody may do, to be changed. */
export function RightMenu({ name, right, onChange, onRemove }: RightMenuProps) {
  const text = useText()
  const shown = text(`dialogExamples.share.right.${right}`)
  const label = text('dialogExamples.share.rightOf', { name })
  return (
    <Menu
      label={label}
      onAction={(id) => id === 'remove' && onRemove?.()}
      sections={[
        {
          id: 'rights',
          selectionMode: 'single',
          selectedIds: [right],
          onSelectionChange: ([next]) => next && next !== right && onChange(next as Right),
          entries: RIGHTS.map((id) => ({
            id,
            label: text(`dialogExamples.share.right.${id}`),
            description: text(`dialogExamples.share.rightText.${id}`),
          })),
        },
        ...(onRemove
          ? [
              {
                id: 'more',
                entries: [
                  {
                    id: 'remove',
                    label: text('dialogExamples.share.remove'),
                    icon: IconTrash,
                    tone: 'danger' as const,
                  },
                ],
              },
            ]
          : []),
      ]}
    >
      <Button
        variant="plain"
        size="small"
        aria-label={text('dialogExamples.share.given', { name: label, right: shown })}
        end={<Icon icon={IconChevronDown} size={16} />}
      >
        {shown}
      </Button>
    </Menu>
  )
}
