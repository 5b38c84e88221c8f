import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { IconCheck, IconFolderOpen } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useIntl } from 'react-intl'
import { useText } from '../../../app/intl/useText.ts'
import { RoleLabel } from '../RoleLabel.tsx'
import { StatusChip } from '../StatusChip.tsx'

/** Who the user is: picture, what they have done, and their details. */
export function UserSummary({ user }: { user: UserDetail }) {
  const text = useText()
  const { formatNumber } = useIntl()
  const handle = `@${user.username}`
  const figures = [
    { id: 'tasks', icon: IconCheck, value: user.taskDone },
    { id: 'projects', icon: IconFolderOpen, value: user.projectDone },
  ] as const
  const details = [
    { term: text('userView.username'), description: <Text as="bdi">{handle}</Text> },
    {
      term: text('users.email'),
      description: (
        <Link href={`mailto:${user.email}`}>
          <Text as="bdi">{user.email}</Text>
        </Link>
      ),
    },
    { term: text('users.column.status'), description: <StatusChip status={user.status} /> },
    { term: text('users.column.role'), description: <RoleLabel role={user.role} /> },
    { term: text('users.column.plan'), description: text(`users.plan.${user.currentPlan}`) },
    { term: text('users.column.company'), description: user.company || text('users.unknown') },
    {
      term: text('userView.taxId'),
      description: <Text as="bdi">{user.taxId || text('users.unknown')}</Text>,
    },
    {
      term: text('users.field.contact'),
      description: <Text as="bdi">{user.contact || text('users.unknown')}</Text>,
    },
    { term: text('userView.language'), description: user.language || text('users.unknown') },
    { term: text('users.column.country'), description: user.country || text('users.unknown') },
  ]
  return (
    <Card>
      <Stack gap={24}>
        <Stack gap={12} align="center" isTextCentered>
          <Avatar name={user.fullName} src={user.avatar} size={96} isDecorative />
          <Heading level={2}>{user.fullName}</Heading>
          <StatusChip status={user.status} />
        </Stack>
        <Grid columns={2} gap={16}>
          {figures.map(({ id, icon, value }) => (
            <Inline key={id} gap={12} isWrapping={false}>
              <IconTile icon={icon} tone="primary" />
              <Stack gap={0}>
                <Text size="lg" weight="strong" isNumeric>
                  {formatNumber(value)}
                </Text>
                <Text size="sm" ink="subtle">
                  {text(`userView.${id}Done`)}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Grid>
        <Divider />
        <Stack gap={12}>
          <Heading level={3}>{text('userView.details')}</Heading>
          <DescriptionList items={details} />
        </Stack>
      </Stack>
    </Card>
  )
}
