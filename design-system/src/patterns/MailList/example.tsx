import { useState } from 'react'
import { IconArchive, IconTrash } from '../../icons/icons.ts'
import { MailList } from './MailList.tsx'
import type { MailRow } from './rows.ts'

const people = ['Maya Laurent', 'Omar Haddad', 'Iris Okafor', 'ليلى حداد', 'Teo Marchetti']
const subjects = [
  'Final proofs',
  'Dock 7 is back online',
  'Partner terms',
  'مواعيد التسليم',
  'Offsite photos',
]

/** A mail of the example by its number. */
export const exampleMail = (id: string): MailRow => {
  const index = Number(id)
  return {
    name: people[index % people.length]!,
    subject: subjects[index % subjects.length]!,
    preview: 'The matte finish came back cleaner than we hoped, and page 3 is worth a second look.',
    time: '9:41',
    href: `#mail-${id}`,
    isUnread: index % 3 === 0,
    isStarred: index % 4 === 1,
    hasAttachments: index % 2 === 0,
    count: index % 5 === 2 ? '3' : undefined,
    labels: index % 2 === 0 ? [{ id: 'company', name: 'Company', tone: 'primary' }] : [],
  }
}

/** The ids of so many mails. */
export const exampleIds = (count: number) => Array.from({ length: count }, (_, index) => String(index))

interface ExampleProps {
  count?: number
  selected?: readonly string[]
  onAction?: (action: string, id: string) => void
  onStarChange?: (id: string, isStarred: boolean) => void
}

/** A list of mails that keeps what is chosen. */
export function MailListExample({ count = 6, selected = [], onAction, onStarChange }: ExampleProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(selected))
  const [currentId, setCurrentId] = useState<string>()
  return (
    <MailList
      label="Inbox"
      ids={exampleIds(count)}
      rowOf={exampleMail}
      openId="1"
      currentId={currentId}
      onCurrentChange={setCurrentId}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
      onStarChange={onStarChange ?? (() => undefined)}
      actions={[
        { id: 'archive', label: 'Archive', icon: IconArchive },
        { id: 'trash', label: 'Move to trash', icon: IconTrash },
      ]}
      onAction={onAction}
    />
  )
}
