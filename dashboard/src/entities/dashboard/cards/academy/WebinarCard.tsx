import { Avatar } from '@data1522/design-system/Avatar'
import { IconCalendar, IconClock, IconVideo } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useDuration } from '../../card/useDuration.ts'

/** The next lesson that is held live. */
export function WebinarCard() {
  const text = useText()
  const { dayAndTime } = useFormats()
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
      {({ part }) => ({
        children: part && (
          <Stack gap={16}>
            <IconTile icon={IconVideo} tone="primary" size={42} />
            <Stack gap={4}>
              <Text size="lg" weight="strong">
                {part.title}
              </Text>
              <Text size="sm" ink="muted">
                {part.description}
              </Text>
            </Stack>
            <Inline gap={12} isWrapping={false}>
              <Avatar name={part.speaker.name} src={part.speaker.avatar} size={36} isDecorative />
              <Stack gap={2}>
                <Text weight="medium">{part.speaker.name}</Text>
                <Text size="sm" ink="subtle">
                  {part.speaker.position}
                </Text>
              </Stack>
            </Inline>
            <Inline gap={12} isWrapping={false}>
              <IconTile icon={IconCalendar} size={34} />
              <Text>{dayAndTime(part.startsAt)}</Text>
            </Inline>
            <Inline gap={12} isWrapping={false}>
              <IconTile icon={IconClock} size={34} />
              <Text>{duration(part.minutes)}</Text>
            </Inline>
            <LinkButton href={href('/apps/calendar')}>{text('academyDashboard.openCalendar')}</LinkButton>
          </Stack>
        ),
      })}
    </PartCard>
  )
}
