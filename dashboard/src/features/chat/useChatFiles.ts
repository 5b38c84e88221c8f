import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { type Attachment, MOST_FILES } from '../../shared/files/attachment-of.ts'
import { readFiles } from '../../shared/files/read-files.ts'
import { useSize } from '../../shared/files/useSize.ts'

const none: readonly Attachment[] = []

/** The files that go with what is being written, for each conversation. */
export function useChatFiles(userId: number) {
  const text = useText()
  const sizeOf = useSize()
  const [all, setAll] = useState<Readonly<Record<number, readonly Attachment[]>>>({})
  const files = all[userId] ?? none
  const set = (next: readonly Attachment[]) => setAll((now) => ({ ...now, [userId]: next }))
  const refuse = (title: () => string) => toasts.show({ tone: 'danger', title })
  const add = async (chosen: readonly File[]) => {
    try {
      const { read, tooBig, isTooMany } = await readFiles(chosen, files.length)
      for (const name of tooBig) refuse(() => text('chat.fileTooBig', { name, limit: sizeOf('1mb') }))
      if (isTooMany) refuse(() => text('chat.tooManyFiles', { count: MOST_FILES }))
      setAll((now) => ({ ...now, [userId]: [...(now[userId] ?? none), ...read].slice(0, MOST_FILES) }))
    } catch {
      refuse(() => text('chat.fileUnreadable'))
    }
  }
  return {
    files,
    add: (chosen: readonly File[]) => void add(chosen),
    remove: (indexes: readonly string[]) => set(files.filter((_, index) => !indexes.includes(String(index)))),
    clear: () => set(none),
  }
}
