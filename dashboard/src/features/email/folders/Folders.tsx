import { Badge } from '@data1522/design-system/Badge'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPencil, IconPlus } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { LabelDot } from '@data1522/design-system/LabelDot'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ListSection } from '@data1522/design-system/ListSection'
import { Stack } from '@data1522/design-system/Stack'
import type { EmailsMeta } from '@data1522/mocks/contract/email'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { mailboxHref } from '../../../entities/email/email-href.ts'
import { mailFolders } from '../../../entities/email/email-meta.ts'
import { useLabels } from '../useLabels.ts'

const LabelDialog = lazy(async () => ({ default: (await import('./LabelDialog.tsx')).LabelDialog }))

interface FoldersProps {
  scopeKey: string
  meta: EmailsMeta | undefined
  onCompose: () => void
}

/** The folders with what waits in them, and the labels. */
export function Folders({ scopeKey, meta, onCompose }: FoldersProps) {
  'use memo'
  const text = useText()
  const { labels } = useLabels()
  const [edited, setEdited] = useState<number>()
  return (
    <Stack gap={16}>
      <Button
        variant="solid"
        tone="primary"
        isBlock
        start={<Icon icon={IconPencil} size={18} />}
        onPress={onCompose}
      >
        {text('email.compose')}
      </Button>
      <List aria-label={text('email.folders')}>
        {mailFolders.map(({ id, icon, count }) => (
          <ListItem
            key={id}
            href={mailboxHref({ filter: id })}
            isCurrent={scopeKey === id}
            title={text(`email.folder.${id}`)}
            start={<Icon icon={icon} size={20} />}
            end={
              count &&
              meta && (
                <Badge
                  count={meta[count]}
                  max={999}
                  label={text(count === 'inbox' || count === 'spam' ? 'email.unread' : 'email.mails')}
                />
              )
            }
          />
        ))}
      </List>
      <List aria-label={text('email.labels')}>
        <ListSection title={text('email.labels')} level={2}>
          {labels.map(({ id, key, name, tone }) => (
            <ListItem
              key={key}
              href={mailboxHref({ label: key })}
              isCurrent={scopeKey === `label:${key}`}
              title={name}
              start={<LabelDot tone={tone} />}
              actions={
                <IconButton
                  icon={IconPencil}
                  size="small"
                  label={text('email.labelEdit', { name })}
                  onPress={() => setEdited(id)}
                />
              }
            />
          ))}
          <ListItem
            title={text('email.labelNew')}
            start={<Icon icon={IconPlus} size={20} />}
            onPress={() => setEdited(0)}
          />
        </ListSection>
      </List>
      {edited !== undefined && (
        <Suspense>
          <LabelDialog label={labels.find(({ id }) => id === edited)} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}
