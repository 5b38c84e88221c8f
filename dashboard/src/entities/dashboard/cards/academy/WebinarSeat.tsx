import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconCalendar, IconCircleCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CalendarEvent, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import type { Webinar } from '@data1522/mocks/contract/dashboard-academy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { useCan } from '../../../../core/auth/useCan.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { eventHref } from '../../../event/event-href.ts'
import { eventsQuery } from '../../../event/queries.ts'
import { useEventChanges } from '../../../event/useEventChanges.ts'

const MINUTE = 60_000

const eventOf = ({ title, description, startsAt, minutes, speaker }: Webinar): NewCalendarEvent => ({
  title,
  start: startsAt,
  end: new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString(),
  extendedProps: { calendar: 'Personal', description: `${speaker.name}: ${description}` },
})

/** Puts a webinar into the calendar, or leads to it there. */
export function WebinarSeat({ webinar }: { webinar: Webinar }) {
  const text = useText()
  const mayRead = useCan({ action: 'read', subject: 'Event' }).isAllowed
  const { data, isPending, refetch } = useQuery({ ...eventsQuery(), enabled: mayRead })
  const { add } = useEventChanges()
  const [isAdding, setIsAdding] = useState(false)
  const isIt = ({ title, start }: CalendarEvent) =>
    title === webinar.title && Date.parse(start) === Date.parse(webinar.startsAt)
  const event = data?.find(isIt)
  const keep = async () => {
    setIsAdding(true)
    // Another tab may have added it since.
    const { data: events } = await refetch()
    if (!events?.some(isIt)) await add(eventOf(webinar))
    await refetch()
    setIsAdding(false)
  }
  if (event)
    return (
      <Stack gap={8}>
        <Inline gap={6}>
          <Icon icon={IconCircleCheck} size={18} />
          <Text size="sm" tone="success">
            {text('academyDashboard.inCalendar')}
          </Text>
        </Inline>
        <LinkButton href={eventHref(event)} isBlock>
          {text('academyDashboard.openEvent')}
        </LinkButton>
      </Stack>
    )
  return (
    <Can action={mayRead ? 'create' : 'read'} subject="Event" label={text('academyDashboard.addToCalendar')}>
      {(isDisabled) => (
        <Button
          tone="primary"
          variant="soft"
          isBlock
          isDisabled={isDisabled || isPending}
          isPending={isAdding}
          start={<Icon icon={IconCalendar} size={18} />}
          onPress={() => void keep()}
        >
          {text('academyDashboard.addToCalendar')}
        </Button>
      )}
    </Can>
  )
}
