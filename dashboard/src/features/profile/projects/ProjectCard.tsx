import { Avatar } from '@data1522/design-system/Avatar'
import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Divider } from '@data1522/design-system/Divider'
import { Icon } from '@data1522/design-system/Icon'
import { IconDotsVertical, IconLink, IconMessage, IconTable } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { ProfileProject } from '@data1522/mocks/contract/profile'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { profileHref, PROJECT_TABLE } from '../profile-tabs.ts'
import { useCopyLink } from '../useCopyLink.ts'
import { ProjectBudget } from './ProjectBudget.tsx'
import { ProjectDates } from './ProjectDates.tsx'
import { ProjectTasks } from './ProjectTasks.tsx'

interface ProjectCardProps {
  project: ProfileProject
  /** As `yyyy-mm-dd`. */
  today: string
}

/** One project: for whom, its money, its time, its tasks, and who works on it. */
export function ProjectCard({ project, today }: ProjectCardProps) {
  const text = useText()
  const { number } = useFormats()
  const { id, title, client, avatar, avatarGroup, description, comments } = project
  return (
    <Card as="article" aria-labelledby={`project-${id}`}>
      <Stack gap={16}>
        <CardHeader
          id={`project-${id}`}
          level={3}
          title={title}
          subtitle={
            <Text as="bdi" size="sm" ink="subtle">
              {client}
            </Text>
          }
          start={<Avatar name={title} src={avatar} size={40} shape="rounded" isDecorative />}
          actions={<ProjectMenu title={title} />}
        />
        <Text ink="muted" lines={2}>
          {description}
        </Text>
        <ProjectBudget project={project} />
        <ProjectDates project={project} today={today} />
        <Divider />
        <ProjectTasks project={project} />
        <Inline justify="between">
          <AvatarGroup
            label={text('profile.teamOf', { name: title })}
            people={avatarGroup.map((member) => ({ name: member.name, src: member.avatar }))}
            max={4}
          />
          <Inline gap={6} isWrapping={false}>
            <Icon icon={IconMessage} size={18} />
            <Text as="span" ink="muted" isNumeric>
              {number(comments)}
            </Text>
            <VisuallyHidden>{text('profile.comments', { count: comments })}</VisuallyHidden>
          </Inline>
        </Inline>
      </Stack>
    </Card>
  )
}

function ProjectMenu({ title }: { title: string }) {
  const text = useText()
  const copyLink = useCopyLink()
  const label = text('profile.moreFor', { name: title })
  // Others find in their profile what they work on themselves; the table has the projects of all.
  const inTable = `${profileHref('profile')}?q=${encodeURIComponent(title)}#${PROJECT_TABLE}`
  return (
    <Menu
      label={label}
      onAction={(action) => {
        if (action === 'link') void copyLink(inTable)
      }}
      sections={[
        {
          id: 'project',
          entries: [
            { id: 'link', label: text('profile.copyLink'), icon: IconLink },
            {
              id: 'table',
              label: text('profile.showInTable'),
              icon: IconTable,
              href: inTable,
            },
          ],
        },
      ]}
    >
      <IconButton icon={IconDotsVertical} label={label} />
    </Menu>
  )
}
