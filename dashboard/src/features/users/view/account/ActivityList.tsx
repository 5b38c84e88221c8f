import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import {
  IconFileDollar,
  IconFolderOpen,
  IconLogin,
  IconUserCog,
  IconUsers,
} from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { USER_ROLES, type UserActivity } from '@data1522/mocks/contract/users'
import { useId } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const looks = {
  signedIn: { icon: IconLogin, tone: 'neutral' },
  projectFinished: { icon: IconFolderOpen, tone: 'success' },
  invoicePaid: { icon: IconFileDollar, tone: 'primary' },
  roleChanged: { icon: IconUserCog, tone: 'warning' },
  teamJoined: { icon: IconUsers, tone: 'info' },
} as const satisfies Record<UserActivity['kind'], unknown>

/** What the user did lately, newest first. */
export function ActivityList({ activity }: { activity: readonly UserActivity[] }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const titleId = useId()
  const subjectOf = ({ kind, subject }: UserActivity) => {
    const role = USER_ROLES.find((known) => known === subject)
    return kind === 'roleChanged' && role ? text(`users.role.${role}`) : subject
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader id={titleId} title={text('userView.activity')} />
        {activity.length === 0 ? (
          <Text ink="muted">{text('userView.noActivity')}</Text>
        ) : (
          <Timeline aria-labelledby={titleId}>
            {activity.map((entry) => (
              <TimelineItem
                key={entry.id}
                {...looks[entry.kind]}
                variant="soft"
                title={text(`userView.did.${entry.kind}`, { subject: subjectOf(entry) })}
                time={
                  <Text as="time" size="sm" ink="subtle" dateTime={entry.time}>
                    {dayAndTime(entry.time)}
                  </Text>
                }
              />
            ))}
          </Timeline>
        )}
      </Stack>
    </Card>
  )
}
