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
import { useText } from '../../core/i18n/useText.ts'
import { cardDetailsQuery } from '../../entities/board/queries.ts'
import { useCardChanges } from '../../entities/board/useCardChanges.ts'
import { attachmentOf, BIGGEST_FILE, MOST_FILES } from '../../shared/files/attachment-of.ts'
import { useSize } from '../../shared/files/useSize.ts'
import { FileRow } from './FileRow.tsx'

/** The files of a card: looked at, saved, added and removed. */
export function CardFiles({ item, isReadOnly }: { item: KanbanItem; isReadOnly: boolean }) {
  const text = useText()
  const sizeOf = useSize()
  const changes = useCardChanges(item)
  const { data } = useQuery(cardDetailsQuery(item.id))
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const files = data?.files ?? []
  if (!data || (isReadOnly && files.length === 0)) return null

  const problemOf = (small: readonly File[], large: File | undefined, room: number) => {
    if (large) return text('kanbanCard.fileTooBig', { name: large.name, limit: sizeOf('1mb') })
    return small.length > room ? text('kanbanCard.tooManyFiles', { count: MOST_FILES }) : undefined
  }
  const attach = async (chosen: readonly File[]) => {
    const room = MOST_FILES - files.length
    const small = chosen.filter((file) => file.size <= BIGGEST_FILE)
    const large = chosen.find((file) => file.size > BIGGEST_FILE)
    setProblem(problemOf(small, large, room))
    setSending(true)
    try {
      const read = await Promise.all(small.slice(0, room).map(attachmentOf))
      if (read.length > 0) await changes.attach(read)
    } catch {
      setProblem(text('kanbanCard.fileUnreadable'))
    }
    setSending(false)
  }
  return (
    <Stack gap={8} as="section">
      <Inline justify="between" gap={12}>
        <Heading level={3} size="card">
          {text('kanbanCard.files')}
        </Heading>
        {!isReadOnly && (
          <FileButton
            isMultiple
            size="small"
            start={<Icon of={IconPaperclip} size={16} />}
            isPending={isSending}
            onSelect={(chosen) => void attach(chosen)}
          >
            {text('kanbanCard.attach')}
          </FileButton>
        )}
      </Inline>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          onRemove={isReadOnly ? undefined : () => void changes.detach(file)}
        />
      ))}
    </Stack>
  )
}
