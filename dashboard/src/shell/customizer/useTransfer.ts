import { download } from '@data1522/design-system/download'
import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { currentPreferences } from './changes.ts'
import { type FileProblem, readPreferences, writePreferences } from './file.ts'
import { useUndoable } from './useUndoable.ts'

const SIZE_LIMIT = 100_000

/** Preferences as a file: saved, copied, taken over from one. */
export function useTransfer() {
  const text = useText()
  const change = useUndoable()
  const [problems, setProblems] = useState<readonly FileProblem[]>([])

  const save = () =>
    download(
      `${text('customizer.fileName')}.json`,
      writePreferences(currentPreferences()),
      'application/json',
    )

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writePreferences(currentPreferences()))
      toasts.show({ tone: 'success', title: () => text('customizer.copied') })
    } catch {
      toasts.show({
        tone: 'danger',
        title: () => text('customizer.copyFailed'),
        description: () => text('customizer.copyFailedText'),
      })
    }
  }

  const bringBack = async (file: File) => {
    const content = file.size > SIZE_LIMIT ? '' : await file.text().catch(() => '')
    const read = readPreferences(content)
    setProblems(read.problems)
    const count = Object.keys(read.values).length
    if (count > 0) await change(read.values, () => text('customizer.imported', { count }))
  }

  return { problems, save, copy: () => void copy(), bringBack }
}
