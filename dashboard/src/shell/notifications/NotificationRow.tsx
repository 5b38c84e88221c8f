import { Avatar } from '@data1522/design-system/Avatar'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconCircle, IconCircleDot, IconX } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { ListItem } from '@data1522/design-system/ListItem'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { placeOf, signs, wordsOf } from './kinds.ts'
import type { Notification } from './queries.ts'
import { relativeTime } from './relative-time.ts'

interface NotificationRowProps {
  notification: Notification
  /** When the list was as it is, in ms. */
  now: number
  onMark: (isRead: boolean) => void
  onRemove: () => void
  ref?: Ref<HTMLLIElement>
}

/** One notification: it leads to what it tells of, and can be marked and removed. */
export function NotificationRow({ notification, now, onMark, onRemove, ref }: NotificationRowProps) {
  const text = useText()
  const intl = useIntl()
  const formats = useFormats()
  const { isRead, time } = notification
  const { title, detail } = wordsOf(notification, text, formats)
  return (
    <ListItem
      ref={ref}
      href={placeOf(notification)}
      onFollow={() => !isRead && onMark(true)}
      title={title}
      detail={detail}
      detailLines={2}
      isMuted={isRead}
      note={
        <>
          {!isRead && <VisuallyHidden>{text('notifications.isUnread')}</VisuallyHidden>}{' '}
          <Text as="time" dateTime={time} size="xs" ink="subtle">
            {relativeTime(time, now, intl)}
          </Text>
        </>
      }
      start={<NotificationPicture notification={notification} />}
      actions={
        <>
          <IconButton
            icon={isRead ? IconCircle : IconCircleDot}
            tone={isRead ? 'neutral' : 'primary'}
            size="small"
            label={text(isRead ? 'notifications.markUnread' : 'notifications.markRead', { title })}
            onPress={() => onMark(!isRead)}
          />
          <IconButton
            icon={IconX}
            size="small"
            label={text('notifications.remove', { title })}
            onPress={onRemove}
          />
        </>
      }
    />
  )
}

/** Who did it, or a sign for what happened. */
function NotificationPicture({ notification: { kind, person, picture } }: { notification: Notification }) {
  const sign = signs[kind]
  if (sign) return <IconTile {...sign} size={36} />
  return <Avatar name={person} src={picture} size={36} shape={person ? 'circle' : 'rounded'} isDecorative />
}
