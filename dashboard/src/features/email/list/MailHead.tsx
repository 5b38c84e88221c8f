import { Checkbox } from '@data1522/design-system/Checkbox'
import { IconRefresh } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Box } from '@data1522/design-system/Box'
import { Stack } from '@data1522/design-system/Stack'
import type { EmptiedEmailPlace } from '@data1522/mocks/contract/email'
import type { Ref } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { MailTools } from '../MailTools.tsx'
import type { MailActions } from '../useMailActions.ts'
import type { MailboxState } from '../useMailbox.ts'
import { EmptyFolder } from './EmptyFolder.tsx'
import { MailSearch } from './MailSearch.tsx'
import { RetryAlert } from './RetryAlert.tsx'

/** What can be emptied, by the folders that show it. */
const emptied = { trashed: 'trash', spam: 'spam' } as const

interface MailHeadProps {
  mailbox: MailboxState
  actions: MailActions
  searchRef: Ref<HTMLInputElement>
}

/** Above the list: choosing all, then search, or what can be done with those that are chosen; below, emptying the folder. */
export function MailHead({ mailbox, actions, searchRef }: MailHeadProps) {
  const text = useText()
  const { selectedIds, ids, query, scope, failedSearch, failedOlder, isPartial } = mailbox
  const count = selectedIds.size
  const place = emptied[scope.filter as keyof typeof emptied] as EmptiedEmailPlace | undefined
  const all = query.data?.emails.length ?? 0
  return (
    <Stack gap={4}>
      <Inline gap={8} isWrapping={false}>
        <Checkbox
          aria-label={count > 0 ? text('email.selected', { count }) : text('email.selectAll')}
          isSelected={count > 0 && count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          isDisabled={ids.length === 0 || isPartial}
          onChange={(isOn) => mailbox.select(new Set(isOn ? ids : []))}
        />
        {count > 0 ? (
          <MailTools actions={actions} emails={mailbox.selected} label={text('email.selected', { count })} />
        ) : (
          <>
            <Box isFilling>
              <MailSearch mailbox={mailbox} inputRef={searchRef} />
            </Box>
            <IconButton
              icon={IconRefresh}
              label={text('email.refresh')}
              isPending={query.isFetching && !query.isPending}
              onPress={mailbox.refresh}
            />
          </>
        )}
      </Inline>
      {failedOlder && ids.length > 0 && <RetryAlert query={failedOlder} title={text('email.olderFailed')} />}
      {failedSearch && ids.length > 0 && (
        <RetryAlert query={failedSearch} title={text('email.searchFailed')} />
      )}
      {place && all > 0 && !isPartial && <EmptyFolder place={place} count={all} onEmpty={actions.empty} />}
    </Stack>
  )
}
