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
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { RoleLabel } from '../../../entities/user/RoleLabel.tsx'
import { UserStatusChip } from '../../../entities/user/UserStatusChip.tsx'

/** Who the user is: picture, what they have done, and their details. */
export function UserSummary({ user }: { user: UserDetail }) {
  const text = useText()
  const { country, language, number } = useFormats()
  const isolated = (value: string) => (value ? <Text as="bdi">{value}</Text> : text('users.unknown'))
  const figures = [
    { id: 'tasks', icon: IconCheck, value: user.taskDone },
    { id: 'projects', icon: IconFolderOpen, value: user.projectDone },
  ] as const
  const link = (href: string, shown: string): ReactNode =>
    shown ? (
      <Link href={href}>
        <Text as="bdi">{shown}</Text>
      </Link>
    ) : (
      text('users.unknown')
    )
  const details = [
    { term: text('userView.username'), description: isolated(`@${user.username}`) },
    { term: text('userForms.email'), description: link(`mailto:${user.email}`, user.email) },
    { term: text('userForms.field.contact'), description: link(`tel:${user.contact}`, user.contact) },
    { term: text('users.column.company'), description: isolated(user.company) },
    { term: text('userView.taxId'), description: isolated(user.taxId) },
    {
      term: text('userView.language'),
      description: isolated(user.language && language(user.language)),
    },
    {
      term: text('users.column.country'),
      description: isolated(user.country && country(user.country)),
    },
  ]
  return (
    <Card>
      <Stack gap={24}>
        <Stack gap={12} align="center" isTextCentered>
          <Avatar name={user.fullName} src={user.avatar} size={96} isDecorative />
          <Heading level={2}>{user.fullName}</Heading>
          <Inline gap={12} justify="center">
            <RoleLabel role={user.role} />
            <UserStatusChip status={user.status} />
          </Inline>
        </Stack>
        <Grid columns={2} gap={16}>
          {figures.map(({ id, icon, value }) => (
            <Inline key={id} gap={12} isWrapping={false}>
              <IconTile icon={icon} tone="primary" />
              <Stack gap={0}>
                <Text size="lg" weight="strong" isNumeric>
                  {number(value)}
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
