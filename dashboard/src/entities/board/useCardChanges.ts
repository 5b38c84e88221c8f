import {
  createBoardItemComment,
  createBoardItemFile,
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
  updateBoardItem,
} from '@data1522/mocks/contract/kanban'
import { toasts } from '@data1522/design-system/toasts'
import { call } from '../../core/api/client.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
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

  /** Edits the checklist as it is by then, also by others. */
  const sendChecklist = async (edit: EditChecklist) => {
    const { items } = await call(getKanban, {})
    const now = items.find((one) => one.id === id)?.checklist ?? []
    await call(updateBoardItem, { body: { item: { id, checklist: [...edit(now)] } } })
  }

  const editChecklist = (edit: EditChecklist, back: EditChecklist, said?: () => string) =>
    change({
      optimisticUpdate: withItem((one) => ({ ...one, checklist: [...edit(one.checklist)] })),
      mutationFn: () => sendChecklist(edit),
      ...(said && { successMessage: said, undo: () => sendChecklist(back) }),
    })

  const put = (checkId: number, fields: Partial<KanbanCheck>) => (checks: Checklist) =>
    checks.map((one) => (one.id === checkId ? { ...one, ...fields } : one))

  const tick = ({ id: checkId, isDone }: KanbanCheck) =>
    editChecklist(put(checkId, { isDone: !isDone }), put(checkId, { isDone }))

  const renameCheck = ({ id: checkId, text: before }: KanbanCheck, words: string) =>
    editChecklist(
      put(checkId, { text: words }),
      // What it was called since then stays.
      (checks) =>
        checks.map((one) => (one.id === checkId && one.text === words ? { ...one, text: before } : one)),
      () => text('kanbanCard.checkRenamed', { name: words }),
    )

  const addChecks = (lines: readonly string[]) => {
    // Ids of the moment, so that what another tab adds meanwhile has others.
    const first = Date.now()
    const added = lines.map((words, index) => ({ id: first + index, text: words, isDone: false }))
    const ids = new Set(added.map((one) => one.id))
    const without = (checks: Checklist) => checks.filter((one) => !ids.has(one.id))
    return editChecklist((checks) => [...without(checks), ...added], without)
  }

  const removeCheck = (check: KanbanCheck) => {
    const at = item.checklist.findIndex((one) => one.id === check.id)
    return editChecklist(
      (checks) => checks.filter((one) => one.id !== check.id),
      (checks) => (checks.some((one) => one.id === check.id) ? checks : checks.toSpliced(at, 0, check)),
      () => text('kanbanCard.checkDeleted', { name: check.text }),
    )
  }

  const comment = (words: string) =>
    change({
      mutationFn: () => call(createBoardItemComment, { params: { id }, body: { text: words } }),
      successMessage: () => text('kanbanCard.commented', { name: item.title }),
      undo: ({ id: commentId }) => call(deleteBoardItemComment, { params: { id, commentId } }),
    })

  const attach = (files: readonly KanbanFileUpload[]) =>
    change({
      mutationFn: async () => {
        const added: KanbanFile[] = []
        try {
          for (const body of files) added.push(await call(createBoardItemFile, { params: { id }, body }))
        } catch (error) {
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
        for (const { id: fileId } of added.filter((file) => now.some((one) => one.id === file.id)))
          await call(deleteBoardItemFile, { params: { id, fileId } })
      },
    })

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
