import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import {
  IconFileDollar,
  IconFolderOpen,
  IconLogin,
  IconUserCog,
  IconUsers,
} from '@data1522/design-system/icons'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import type { ProfileOverview } from '@data1522/mocks/contract/profile'
import { useId } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

type Activity = ProfileOverview['activity']

const looks = {
  signedIn: { icon: IconLogin, tone: 'neutral' },
  projectFinished: { icon: IconFolderOpen, tone: 'success' },
  invoicePaid: { icon: IconFileDollar, tone: 'primary' },
  roleChanged: { icon: IconUserCog, tone: 'warning' },
  teamJoined: { icon: IconUsers, tone: 'info' },
} as const satisfies Record<Activity[number]['kind'], unknown>

/** What the person did lately, newest first. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('profile.activity')} subtitle={text('profile.activityText')} />
      {activity.length === 0 ? (
        <Text ink="muted">{text('profile.noActivity')}</Text>
      ) : (
        <Timeline aria-labelledby={titleId}>
          {activity.map(({ id, kind, subject, time }) => (
            <TimelineItem
              key={id}
              {...looks[kind]}
              variant="soft"
              title={text(`profile.did.${kind}`, { subject })}
              time={
                <Text as="time" size="sm" ink="subtle" dateTime={time}>
                  {dayAndTime(time)}
                </Text>
              }
            />
          ))}
        </Timeline>
      )}
    </Card>
  )
}
