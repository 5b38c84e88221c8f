import { Avatar } from '@data1522/design-system/Avatar'
import { IconCalendar, IconClock } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { zoneAtom } from '../../../../core/i18n/zone.ts'
import { todayIn } from '../../../event/zoned.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useDuration } from '../../card/useDuration.ts'
import { countDays } from '../../period.ts'
import { WebinarSeat } from './WebinarSeat.tsx'

/** How many midnights there are between two instants, in the zone that times are written in. */
const daysBetween = (from: string, to: string, zone: string) => {
  const dayAt = (instant: string) => todayIn(zone, Date.parse(instant))
  return countDays(dayAt(from), dayAt(to)) - 1
}

/** The next lesson that is held live. */
export function WebinarCard() {
  const text = useText()
  const { dayAndTime } = useFormats()
  const { formatRelativeTime } = useIntl()
  const zone = useAtomValue(zoneAtom)
  const duration = useDuration()
  const query = useQuery(academyQuery('webinar', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/calendar')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part === null}
      emptyText={text('academyDashboard.noWebinar')}
      table={({ part }) => [
        [text('academyDashboard.webinar'), text('dashboards.from'), text('academyDashboard.speaker')],
        ...(part ? [[part.title, new Date(part.startsAt), part.speaker.name]] : []),
      ]}
    >
      {({ part, view }) => ({
        description:
          part &&
          text('academyDashboard.live', {
            when: formatRelativeTime(daysBetween(view.asOf, part.startsAt, zone), 'day', { numeric: 'auto' }),
          }),
        children: part && (
          <Stack gap={16}>
            <Image src={part.image} isDecorative ratio="21 / 9" />
            <Stack gap={4}>
              <Text weight="semibold">{part.title}</Text>
              <Text as="bdi" size="sm" ink="muted">
                {part.description}
              </Text>
            </Stack>
            <TitleCell
              start={<Avatar name={part.speaker.name} src={part.speaker.avatar} size={36} isDecorative />}
              title={part.speaker.name}
              detail={part.speaker.position}
            />
            <Inline gap={16}>
              <Inline gap={8} isWrapping={false}>
                <IconTile icon={IconCalendar} tone="primary" size={34} />
                <Text size="sm">{dayAndTime(part.startsAt)}</Text>
              </Inline>
              <Inline gap={8} isWrapping={false}>
                <IconTile icon={IconClock} tone="primary" size={34} />
                <Text size="sm">{duration(part.minutes)}</Text>
              </Inline>
            </Inline>
            <WebinarSeat webinar={part} />
          </Stack>
        ),
      })}
    </PartCard>
  )
}
