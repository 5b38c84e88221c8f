import { Checkbox } from '@data1522/design-system/Checkbox'
import { SimpleTable, type SimpleTableProps } from '@data1522/design-system/SimpleTable'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'

interface NotificationTableProps<Kind extends string, Channel extends string> extends Pick<
  SimpleTableProps<Kind>,
  'caption' | 'size'
> {
  kinds: readonly Kind[]
  channels: readonly Channel[]
  /** What stands above the kinds. */
  kindHeader: string
  kindLabel: (kind: Kind) => string
  channelLabel: (channel: Channel) => string
  /** Names what turns one kind on or off by one channel, by the labels of both. */
  controlLabel: (kind: string, channel: string) => string
  isSelected: (kind: Kind, channel: Channel) => boolean
  onChange: (kinds: readonly Kind[], channel: Channel, isSelected: boolean) => void
  isReadOnly?: boolean
  /** Whether each change is saved at once: switches then, boxes otherwise. @default false */
  isInstant?: boolean
  /** The width of a channel, where tables line up. */
  channelWidth?: string
  /** A last row that turns all kinds on or off, with what it is called and its boxes by the label of the channel. */
  all?: { label: string; controlLabel: (channel: string) => string }
}

/** What is told by which channel, as a table of boxes or switches. */
export function NotificationTable<Kind extends string, Channel extends string>({
  kinds,
  channels,
  kindHeader,
  kindLabel,
  channelLabel,
  controlLabel,
  isSelected,
  onChange,
  isReadOnly = false,
  isInstant = false,
  channelWidth,
  all,
  ...table
}: NotificationTableProps<Kind, Channel>) {
  const Control = isInstant ? Switch : Checkbox
  return (
    <SimpleTable<Kind>
      {...table}
      isCaptionHidden
      isFlush
      rows={kinds}
      rowId={(kind) => kind}
      columns={[
        {
          id: 'kind',
          header: kindHeader,
          cell: (kind) => (
            <Text as="span" weight="medium">
              {kindLabel(kind)}
            </Text>
          ),
          footer: all?.label,
        },
        ...channels.map((channel) => {
          const name = channelLabel(channel)
          const on = kinds.filter((kind) => isSelected(kind, channel))
          const isAll = on.length === kinds.length
          return {
            id: channel,
            header: name,
            width: channelWidth,
            cell: (kind: Kind) => (
              <Control
                aria-label={controlLabel(kindLabel(kind), name)}
                isSelected={isSelected(kind, channel)}
                isReadOnly={isReadOnly}
                onChange={(isOn) => onChange([kind], channel, isOn)}
              />
            ),
            footer: all && (
              <Checkbox
                aria-label={all.controlLabel(name)}
                isSelected={isAll}
                isIndeterminate={on.length > 0 && !isAll}
                isReadOnly={isReadOnly}
                onChange={(isOn) => onChange(kinds, channel, isOn)}
              />
            ),
          }
        }),
      ]}
    />
  )
}
