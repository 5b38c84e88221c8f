import { IconAdjustments } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Box } from '@data1522/design-system/Box'
import { Menu } from '@data1522/design-system/Menu'
import { SearchField } from '@data1522/design-system/SearchField'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useLabels } from '../useLabels.ts'
import type { MailboxState } from '../useMailbox.ts'

interface MailSearchProps {
  mailbox: MailboxState
  inputRef: Ref<HTMLInputElement>
}

const quoted = (words: string) => (/\s/.test(words) ? `"${words}"` : words)
const MOST_PEOPLE = 6

/** Looks for mails by words and by what stands before a colon; the menu beside it suggests what to narrow by. */
export function MailSearch({ mailbox, inputRef }: MailSearchProps) {
  'use memo'
  const text = useText()
  const { labels } = useLabels()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(inputRef, () => input.current!, [])
  const [q, setQ] = useDebounced(mailbox.q, (next) => mailbox.set({ q: next }, { isReplacing: true }), 120)
  const add = (words: string) => {
    setQ(`${q.trim()} ${words}`.trim())
    // The caret waits behind an operator that still needs its word, once the menu has given the focus back.
    setTimeout(() => input.current?.focus(), 50)
  }
  const sections = () => {
    const names = [...new Set(mailbox.emails.slice(0, 200).map(({ from }) => from.name))].slice(
      0,
      MOST_PEOPLE,
    )
    return [
      {
        id: 'narrow',
        title: text('email.narrow'),
        entries: [
          ...['from:', 'to:', 'subject:', 'before:', 'after:'].map((id) => ({
            id,
            label: id,
            note: text(`email.operator.${id.slice(0, -1) as 'from' | 'to' | 'subject' | 'before' | 'after'}`),
          })),
          { id: 'has:attachment', label: 'has:attachment', note: text('email.operator.has') },
          { id: 'is:unread', label: 'is:unread', note: text('email.operator.unread') },
        ],
      },
      {
        id: 'labels',
        title: text('email.labels'),
        entries: labels.map(({ key, name }) => ({ id: `label:${key}`, label: `label:${key}`, note: name })),
      },
      {
        id: 'people',
        title: text('email.people'),
        entries: names.map((name) => ({ id: `from:${quoted(name)}`, label: `from:${name}` })),
      },
    ].filter(({ entries }) => entries.length > 0)
  }
  return (
    <Inline gap={4} isWrapping={false}>
      <Box isFilling>
        <SearchField
          ref={input}
          variant="filled"
          label={text('email.search')}
          placeholder={text('email.search')}
          value={q}
          onChange={setQ}
        />
      </Box>
      <Menu label={text('email.narrow')} sections={sections} onAction={add}>
        <IconButton icon={IconAdjustments} label={text('email.narrow')} />
      </Menu>
    </Inline>
  )
}
