import { toasts } from '@data1522/design-system/toasts'
import { atom, useAtom } from 'jotai'
import { useText } from '../../core/i18n/useText.ts'
import { type Attachment, MOST_FILES } from '../../shared/files/attachment-of.ts'
import { readFiles } from '../../shared/files/read-files.ts'
import { useSize } from '../../shared/files/useSize.ts'
import { conversationKey } from './drafts.ts'

const none: readonly Attachment[] = []

/** The files that wait to be sent, by conversation. */
const filesAtom = atom<Readonly<Record<string, readonly Attachment[]>>>({})

/** The files that go with what is being written to a contact; they stay while one looks elsewhere. */
export function useChatFiles(userId: number) {
  const text = useText()
  const sizeOf = useSize()
  const [all, setAll] = useAtom(filesAtom)
  const key = conversationKey(userId)
  const files = all[key] ?? none
  const set = (next: readonly Attachment[]) => setAll((now) => ({ ...now, [key]: next }))
  const refuse = (title: () => string) => toasts.show({ tone: 'danger', title })
  const add = async (chosen: readonly File[]) => {
    try {
      const { read, tooBig, isTooMany } = await readFiles(chosen, files.length)
      for (const name of tooBig) refuse(() => text('chat.fileTooBig', { name, limit: sizeOf('1mb') }))
      if (isTooMany) refuse(() => text('chat.tooManyFiles', { count: MOST_FILES }))
      setAll((now) => ({ ...now, [key]: [...(now[key] ?? none), ...read].slice(0, MOST_FILES) }))
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
