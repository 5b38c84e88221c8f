import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { KanbanComment, KanbanEvent } from '@data1522/mocks/contract/kanban'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { cardDetailsQuery } from '../../entities/board/queries.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { todayIn, toWall } from '../../entities/event/zoned.ts'
import { eventIcons, useEventText } from './events.ts'

/** What was said of a card and what happened to it, the newest first. */
export function CardActivity({ id }: { id: number }) {
  const text = useText()
  const query = useQuery(cardDetailsQuery(id))
  const { data } = query
  if (!data && query.isError)
    return <LoadFailure query={query} title={text('kanbanCard.detailsFailed')} level={3} />
  if (!data) return <Skeleton height={160} />
  const entries = [
    ...data.comments.map((comment) => ({
      key: `comment ${comment.id}`,
      at: comment.at,
      entry: <Comment comment={comment} />,
    })),
    ...data.activity.map((event) => ({
      key: `event ${event.id}`,
      at: event.at,
      entry: <Event event={event} />,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Stack gap={12} as="section">
      <Heading level={3} size="card">
        {text('kanbanCard.activity')}
      </Heading>
      <Stack gap={16} as="ol" aria-label={text('kanbanCard.activity')}>
        {entries.map(({ key, entry }) => (
          <Inline key={key} as="li" gap={12} align="start" isWrapping={false}>
            {entry}
          </Inline>
        ))}
      </Stack>
    </Stack>
  )
}

function Comment({ comment: { author, text, at } }: { comment: KanbanComment }) {
  return (
    <>
      <Avatar name={author.name} src={author.img} size={32} isDecorative />
      <Box isFilling>
        <Inline gap={8}>
          <Text as="strong" weight="semibold">
            {author.name}
          </Text>
          <When at={at} />
        </Inline>
        {text.split(/\n+/).map((line, index) => (
          <Text key={`${index} ${line}`}>
            <Text as="bdi">{line}</Text>
          </Text>
        ))}
      </Box>
    </>
  )
}

function Event({ event }: { event: KanbanEvent }) {
  const eventText = useEventText()
  return (
    <>
      <Box minWidth={32} maxWidth={32}>
        <Inline justify="center">
          <Text as="span" ink="muted">
            <Icon icon={eventIcons[event.kind]} size={18} />
          </Text>
        </Inline>
      </Box>
      <Box isFilling>
        <Text>{eventText(event)}</Text>
        <Inline gap={8}>
          <Text as="span" size="sm" ink="muted">
            {event.by.name}
          </Text>
          <When at={event.at} />
        </Inline>
      </Box>
    </>
  )
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** The time of today, or a day with it. */
function When({ at }: { at: string }) {
  const { formatDate, timeZone = 'UTC' } = useIntl()
  const isToday = toWall(at, timeZone).slice(0, 10) === todayIn(timeZone)
  return (
    <Text as="time" dateTime={at} size="sm" ink="muted">
      {formatDate(at, isToday ? TIME : { day: 'numeric', month: 'short', ...TIME })}
    </Text>
  )
}
