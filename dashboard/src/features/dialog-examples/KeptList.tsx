import { Chip } from '@data1522/design-system/Chip'
import { Heading } from '@data1522/design-system/Heading'
import type { IconSource } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTrash } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../core/i18n/useText.ts'

interface KeptRow {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** What sets it apart from the others. */
  readonly mark?: string | undefined
}

interface KeptListProps {
  title: string
  icon: IconSource
  rows: readonly KeptRow[]
  /** Called with the place of the row that shall go. @default none can */
  onRemove?: ((index: number) => void) | undefined
}

/** What there is already, above the form that adds to it; nothing where there is none. */
export function KeptList({ title, icon, rows, onRemove }: KeptListProps) {
  const text = useText()
  if (rows.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={3} size="card">
        {title}
      </Heading>
      <List aria-label={title}>
        {rows.map((row, index) => (
          <ListItem
            key={row.id}
            title={row.title}
            detail={row.detail}
            start={<IconTile icon={icon} />}
            end={
              row.mark && (
                <Chip tone="primary" size="small">
                  {row.mark}
                </Chip>
              )
            }
            actions={
              onRemove && (
                <IconButton
                  icon={IconTrash}
                  size="small"
                  label={text('dialogExamples.removeNamed', { name: row.title })}
                  onPress={() => onRemove(index)}
                />
              )
            }
          />
        ))}
      </List>
    </Stack>
  )
}
