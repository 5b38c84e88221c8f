import {
  createBoardItemChecks,
  createBoardItemComment,
  createBoardItemFile,
  deleteBoardItemCheck,
  deleteBoardItemComment,
  deleteBoardItemFile,
  getBoardItemDetails,
  getKanban,
  type Kanban,
  type KanbanCheck,
  type KanbanFile,
  type KanbanFileUpload,
  type KanbanItem,
  type KanbanItemDetails,
  restoreBoardItemFile,
  updateBoardItemCheck,
} from '@data1522/mocks/contract/kanban'
import { toasts } from '@data1522/design-system/toasts'
import { call } from '../../core/api/client.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { oneByOne } from '../../core/mutations/one-by-one.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { boardKey, cardDetailsQuery } from './queries.ts'

type Checklist = readonly KanbanCheck[]
type EditChecklist = (checks: Checklist) => Checklist

/** Changes of what a card holds: its checklist, comments and files. */
export function useCardChanges(item: KanbanItem) {
  'use memo'
  const text = useText()
  const change = useChange<Kanban>(boardKey)
  const { id } = item

  const withItem = (edit: (one: KanbanItem) => KanbanItem) => (page: Kanban) => ({
    ...page,
    items: page.items.map((one) => (one.id === id ? edit(one) : one)),
  })

  /** Changes steps one by one, so that what others do to the checklist meanwhile stays. */
  const put = (checkId: number, fields: Partial<KanbanCheck>) => (checks: Checklist) =>
    checks.map((one) => (one.id === checkId ? { ...one, ...fields } : one))
  const without = (ids: readonly number[]) => (checks: Checklist) =>
    checks.filter((one) => !ids.includes(one.id))
  const withChecks = (added: Checklist, index?: number) => (checks: Checklist) => {
    const rest = without(added.map((one) => one.id))(checks)
    return rest.toSpliced(index ?? rest.length, 0, ...added)
  }
  const inChecklist = (edit: EditChecklist) =>
    withItem((one) => ({ ...one, checklist: [...edit(one.checklist)] }))

  const sendCheck = (checkId: number, fields: Partial<Omit<KanbanCheck, 'id'>>) =>
    call(updateBoardItemCheck, { params: { id, checkId }, body: fields })
  const sendChecks = (checks: Checklist, index?: number) =>
    call(createBoardItemChecks, { params: { id }, body: { checks: [...checks], index } })

  const checksNow = async () =>
    (await call(getKanban, {})).items.find((one) => one.id === id)?.checklist ?? []

  const tick = ({ id: checkId, isDone, text: name }: KanbanCheck) =>
    change({
      optimisticUpdate: inChecklist(put(checkId, { isDone: !isDone })),
      mutationFn: () => sendCheck(checkId, { isDone: !isDone }),
      successMessage: () => text(isDone ? 'kanbanCard.unticked' : 'kanbanCard.ticked', { name }),
      undo: async () => {
        if ((await checksNow()).some((one) => one.id === checkId && one.isDone !== isDone))
          await sendCheck(checkId, { isDone })
      },
    })

  const renameCheck = ({ id: checkId, text: before }: KanbanCheck, words: string) =>
    change({
      optimisticUpdate: inChecklist(put(checkId, { text: words })),
      mutationFn: () => sendCheck(checkId, { text: words }),
      successMessage: () => text('kanbanCard.checkRenamed', { name: words }),
      undo: async () => {
        // What it was called since then stays.
        if ((await checksNow()).some((one) => one.id === checkId && one.text === words))
          await sendCheck(checkId, { text: before })
      },
    })

  const addChecks = (lines: readonly string[]) => {
    // Ids of the moment, so that what another tab adds meanwhile has others.
    const first = Date.now()
    const added = lines.map((words, index) => ({ id: first + index, text: words, isDone: false }))
    return change({
      optimisticUpdate: inChecklist(withChecks(added)),
      mutationFn: () => sendChecks(added),
      successMessage: () => text('kanbanCard.checksAdded', { count: lines.length, name: lines[0] ?? '' }),
      undo: async () => {
        const ids = new Set((await checksNow()).map((one) => one.id))
        const left = added.filter((one) => ids.has(one.id))
        await oneByOne(left, (one) => call(deleteBoardItemCheck, { params: { id, checkId: one.id } }))
      },
    })
  }

  const removeCheck = (check: KanbanCheck) => {
    const index = item.checklist.findIndex((one) => one.id === check.id)
    return change({
      optimisticUpdate: inChecklist(without([check.id])),
      mutationFn: () => call(deleteBoardItemCheck, { params: { id, checkId: check.id } }),
      successMessage: () => text('kanbanCard.checkDeleted', { name: check.text }),
      undo: () => sendChecks([check], index),
    })
  }

  const comment = (words: string) =>
    change({
      mutationFn: () => call(createBoardItemComment, { params: { id }, body: { text: words } }),
      successMessage: () => text('kanbanCard.commented', { name: item.title }),
      undo: ({ id: commentId }) => call(deleteBoardItemComment, { params: { id, commentId } }),
    })

  const attach = (files: readonly KanbanFileUpload[]) => {
    const isSamePerson = samePerson()
    return change({
      mutationFn: async () => {
        const added: KanbanFile[] = []
        try {
          await oneByOne(files, async (body) => {
            added.push(await call(createBoardItemFile, { params: { id }, body }))
          })
        } catch (error) {
          if (isSamePerson())
            toasts.show({
              tone: 'danger',
              title: () =>
                text('kanbanCard.notAttached', {
                  count: files.length - added.length,
                  name: files[added.length]?.fileName ?? '',
                }),
              description: () => failureText(error),
            })
        }
        return added
      },
      successMessage: (added) =>
        added.length > 0
          ? text('kanbanCard.attached', { count: added.length, name: added[0]!.fileName })
          : undefined,
      undo: async (added) => {
        const { files: now } = await call(getBoardItemDetails, { params: { id } })
        const left = added.filter((file) => now.some((one) => one.id === file.id))
        await oneByOne(left, ({ id: fileId }) => call(deleteBoardItemFile, { params: { id, fileId } }))
      },
    })
  }

  const detach = ({ id: fileId, fileName }: KanbanFile) =>
    change({
      optimisticUpdates: [
        {
          queryKey: cardDetailsQuery(id).queryKey,
          update: (details: KanbanItemDetails) => ({
            ...details,
            files: details.files.filter((one) => one.id !== fileId),
          }),
        },
      ],
      mutationFn: () => call(deleteBoardItemFile, { params: { id, fileId } }),
      successMessage: () => text('kanbanCard.detached', { name: fileName }),
      undo: () => call(restoreBoardItemFile, { params: { id, fileId } }),
    })

  return { tick, renameCheck, addChecks, removeCheck, comment, attach, detach }
}
