import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import {
  IconFileDollar,
  IconFolderOpen,
  IconLogin,
  IconUserCog,
  IconUsers,
} from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserActivity } from '@data1522/mocks/contract/users'
import { USER_ROLES } from '@data1522/mocks/contract/users'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../../app/intl/useText.ts'

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
  const { formatDate } = useIntl()
  const titleId = useId()
  const subjectOf = ({ kind, subject }: UserActivity) => {
    const role = USER_ROLES.find((known) => known === subject)
    return kind === 'roleChanged' && role ? text(`users.role.${role}`) : subject
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader id={titleId} title={text('userView.activity')} level={2} />
        {activity.length === 0 && <Text ink="muted">{text('userView.noActivity')}</Text>}
        <Stack as="ul" gap={16}>
          {activity.map((entry) => (
            <Inline key={entry.id} as="li" gap={12} isWrapping={false}>
              <IconTile {...looks[entry.kind]} />
              <Stack gap={0}>
                <Text weight="medium">
                  {text(`userView.did.${entry.kind}`, { subject: subjectOf(entry) })}
                </Text>
                <Text as="time" size="sm" ink="subtle">
                  {formatDate(entry.time, { dateStyle: 'medium', timeStyle: 'short' })}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
