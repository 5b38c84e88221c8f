import { download } from '@data1522/design-system/download'
import { toasts } from '@data1522/design-system/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiReady } from '../../core/api/mock.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { useText } from '../../core/i18n/useText.ts'
import { offerUndo } from '../../core/mutations/undo.ts'

const SIZE_LIMIT = 100_000_000

type FileProblem = 'foreign' | 'version' | 'damaged' | 'unreadable'

/** What can be done with all that the mock keeps in this browser. */
export function useDemoData() {
  const text = useText()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<FileProblem>()

  const save = async () => {
    const mocks = await apiReady()
    if (mocks) download(`${text('developer.fileName')}.json`, await mocks.exportData(), 'application/json')
  }

  const bringBack = async (file: File) => {
    const isSamePerson = samePerson()
    const mocks = await apiReady()
    const content = file.size > SIZE_LIMIT ? undefined : await file.text().catch(() => undefined)
    const found = content === undefined ? 'unreadable' : await mocks?.importData(content)
    setProblem(found)
    if (found) return
    await queries.invalidateQueries()
    if (isSamePerson()) toasts.show({ tone: 'success', title: () => text('developer.imported') })
  }

  const reset = async () => {
    const isSamePerson = samePerson()
    const mocks = await apiReady()
    const before = await mocks?.exportData()
    await mocks?.resetData()
    setProblem(undefined)
    await queries.invalidateQueries()
    if (!isSamePerson()) return
    offerUndo({
      tone: 'success',
      title: () => text('developer.resetDone'),
      label: () => text('developer.undo'),
      undo: async () => {
        if (before !== undefined) await mocks?.importData(before)
        await queries.invalidateQueries()
      },
    })
  }

  return { problem, save: () => void save(), bringBack, reset }
}
