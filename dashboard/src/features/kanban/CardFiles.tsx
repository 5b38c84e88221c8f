import { Alert } from '@data1522/design-system/Alert'
import { FileButton } from '@data1522/design-system/FileButton'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconPaperclip } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import type { KanbanItem } from '@data1522/mocks/contract/kanban'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { cardDetailsQuery } from '../../entities/board/queries.ts'
import { useCardChanges } from '../../entities/board/useCardChanges.ts'
import { attachmentOf, BIGGEST_FILE, MOST_FILES } from '../../shared/files/attachment-of.ts'
import { useSize } from '../../shared/files/useSize.ts'
import { FileRow } from './FileRow.tsx'

/** The files of a card: looked at, saved, added and removed. */
export function CardFiles({ item }: { item: KanbanItem }) {
  const text = useText()
  const sizeOf = useSize()
  const changes = useCardChanges(item)
  const { data } = useQuery(cardDetailsQuery(item.id))
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const files = data?.files ?? []
  if (!data) return null

  const problemsOf = (chosen: readonly File[], room: number) => {
    const large = chosen.filter((file) => file.size > BIGGEST_FILE)
    return [
      ...large.map(({ name }) => text('kanbanCard.fileTooBig', { name, limit: sizeOf('1mb') })),
      ...(chosen.length - large.length > room
        ? [text('kanbanCard.tooManyFiles', { count: MOST_FILES })]
        : []),
    ]
  }
  const attach = async (chosen: readonly File[]) => {
    const room = Math.max(0, MOST_FILES - files.length)
    const small = chosen.filter((file) => file.size <= BIGGEST_FILE)
    setProblems(problemsOf(chosen, room))
    setSending(true)
    try {
      const read = await Promise.all(small.slice(0, room).map(attachmentOf))
      if (read.length > 0) await changes.attach(read)
    } catch {
      setProblems([text('kanbanCard.fileUnreadable')])
    }
    setSending(false)
  }
  return (
    <Stack gap={8} as="section">
      <Inline justify="between" gap={12}>
        <Heading level={3} size="card">
          {text('kanbanCard.files')}
        </Heading>
        <Can action="update" subject="Board" label={text('kanbanCard.attach')}>
          {(isDisabled) => (
            <FileButton
              isMultiple
              size="small"
              start={<Icon icon={IconPaperclip} size={16} />}
              isPending={isSending}
              isDisabled={isDisabled}
              onSelect={(chosen) => void attach(chosen)}
            >
              {text('kanbanCard.attach')}
            </FileButton>
          )}
        </Can>
      </Inline>
      {problems.map((problem) => (
        <Alert key={problem} tone="danger">
          {problem}
        </Alert>
      ))}
      {files.map((file) => (
        <FileRow key={file.id} file={file} onRemove={() => void changes.detach(file)} />
      ))}
    </Stack>
  )
}
