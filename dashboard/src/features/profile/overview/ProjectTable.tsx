import { Avatar } from '@data1522/design-system/Avatar'
import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import type { SimpleTableColumn } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import type { ProfileProjectRow } from '@data1522/mocks/contract/profile'
import { unbroken } from '../../../core/i18n/unbroken.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PagedTable } from './PagedTable.tsx'

/** All projects of the company, five a page, found by name or leader. */
export function ProjectTable() {
  const text = useText()
  const { day, percent } = useFormats()
  const columns: readonly SimpleTableColumn<ProfileProjectRow>[] = [
    {
      id: 'name',
      header: text('profile.project'),
      cell: ({ name, avatar }) => (
        <Inline gap={12} isWrapping={false}>
          <Avatar name={name} src={avatar} shape="rounded" isDecorative />
          <Box minWidth={170}>
            <Text as="bdi" weight="medium">
              {name}
            </Text>
          </Box>
        </Inline>
      ),
    },
    {
      id: 'leader',
      header: text('profile.leader'),
      cell: ({ leader }) => (
        <Box minWidth={120}>
          <Text as="bdi">{leader}</Text>
        </Box>
      ),
    },
    {
      id: 'team',
      header: text('profile.team'),
      cell: ({ name, avatarGroup }) => (
        <AvatarGroup
          label={text('profile.teamOf', { name })}
          people={avatarGroup.map((member) => ({ name: member.name, src: member.avatar }))}
          max={4}
        />
      ),
    },
    { id: 'start', header: text('profile.started'), cell: ({ date }) => unbroken(day(date)) },
    {
      id: 'progress',
      header: text('profile.progress'),
      width: '20%',
      cell: ({ name, status }) => (
        <Inline gap={8} isWrapping={false}>
          <Box isFilling minWidth={72}>
            <ProgressLinear
              label={text('profile.progressOf', { name })}
              value={status}
              tone={status === 100 ? 'success' : 'primary'}
            />
          </Box>
          <Box minWidth={44}>
            <Text as="span" size="sm" ink="muted" isNumeric>
              {percent(status / 100)}
            </Text>
          </Box>
        </Inline>
      ),
    },
  ]
  return <PagedTable columns={columns} />
}
