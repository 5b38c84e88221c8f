import {
  IconAlertCircle,
  IconArchive,
  IconArrowBackUp,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconTag,
  IconTrash,
} from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { Text } from '@data1522/design-system/Text'
import { Tooltip } from '@data1522/design-system/Tooltip'
import type { EmailRow } from '@data1522/mocks/contract/email'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { canMove, type MailActions } from './useMailActions.ts'
import { useLabels } from './useLabels.ts'

interface MailToolsProps {
  actions: MailActions
  /** What they are for. */
  emails: readonly EmailRow[]
  /** Says how many, where they are several. */
  label?: string
  /** Leaves the key that opens the labels to other tools. @default false */
  hasNoKey?: boolean
}

/** What can be done with a mail or with several: away, read, label, move. Where they can go depends on where they lie. */
export function MailTools({ actions, emails, label, hasNoKey = false }: MailToolsProps) {
  const text = useText()
  const labelsButton = useRef<HTMLButtonElement>(null)
  const openLabels = {
    id: 'label',
    label: text('email.key.label'),
    keys: ['l'],
    run: () => labelsButton.current?.click(),
  }
  useShortcuts(hasNoKey ? [] : [openLabels])
  const { labels } = useLabels()
  const isUnread = emails.some(({ isRead }) => !isRead)
  const canGoTo = (folder: 'inbox' | 'archive' | 'spam') => emails.some((email) => canMove(email, folder))
  const places = [
    { id: 'inbox', icon: IconMail, isOffered: canGoTo('inbox') },
    { id: 'archive', icon: IconArchive, isOffered: canGoTo('archive') },
    { id: 'spam', icon: IconAlertCircle, isOffered: canGoTo('spam') },
    { id: 'trashed', icon: IconTrash, isOffered: !actions.isTrash },
  ] as const
  const offered = places.filter(({ isOffered }) => isOffered)
  const moves = {
    inbox: actions.toInbox,
    archive: actions.archive,
    spam: actions.spam,
    trashed: actions.trash,
  }
  const tool = (id: string, name: string, icon: typeof IconTrash, onPress: () => void) => (
    <Tooltip key={id} label={name}>
      <IconButton icon={icon} label={name} onPress={onPress} />
    </Tooltip>
  )
  const chosen = labels.filter(({ key }) => emails.every((email) => email.labels.includes(key)))
  return (
    <Inline gap={2} isWrapping={false}>
      {actions.isTrash
        ? tool('restore', text('email.restore'), IconArrowBackUp, () => actions.restore(emails))
        : canGoTo('archive') &&
          tool('archive', text('email.archive'), IconArchive, () => actions.archive(emails))}
      {tool('trash', text(actions.isTrash ? 'email.deleteForever' : 'email.trash'), IconTrash, () =>
        actions.trash(emails),
      )}
      {tool(
        'read',
        text(isUnread ? 'email.markRead' : 'email.markUnread'),
        isUnread ? IconMailOpened : IconMail,
        () => actions.setRead(emails, isUnread),
      )}
      <Menu
        label={text('email.labels')}
        selectionMode="multiple"
        selectedIds={chosen.map(({ key }) => key)}
        onSelectionChange={(keys) => {
          for (const { key, name } of labels) {
            const isOn = keys.includes(key)
            if (isOn !== chosen.some((one) => one.key === key)) actions.label(emails, key, name, isOn)
          }
        }}
        sections={[{ id: 'labels', entries: labels.map(({ key, name }) => ({ id: key, label: name })) }]}
      >
        <IconButton ref={labelsButton} icon={IconTag} label={text('email.labels')} />
      </Menu>
      {offered.length > 0 && (
        <Menu
          label={text('email.moveTo')}
          sections={[
            {
              id: 'places',
              title: text('email.moveTo'),
              entries: offered.map(({ id, icon }) => ({ id, icon, label: text(`email.folder.${id}`) })),
            },
          ]}
          onAction={(id) => moves[id as keyof typeof moves](emails)}
        >
          <IconButton icon={IconFolderSymlink} label={text('email.moveTo')} />
        </Menu>
      )}
      {label && (
        <Text as="span" size="sm" ink="muted" isTruncated>
          {label}
        </Text>
      )}
    </Inline>
  )
}
