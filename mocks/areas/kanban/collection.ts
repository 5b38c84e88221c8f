import type { KanbanItemDetails } from './contract.ts'
import { kanban as kanbanSchema, kanbanBoard, kanbanFile, kanbanItem, kanbanItemDetails } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedKanban, type StoredKanban } from './seed.ts'
import { seedDetails } from './seed-details.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

const place = z.object({ boardId: z.int(), index: z.int() })

const schema: z.ZodMiniType<StoredKanban> = z.extend(kanbanSchema, {
  removedBoards: z.array(z.object({ board: kanbanBoard, index: z.int(), items: z.array(kanbanItem) })),
  removedItems: z.array(z.object({ item: kanbanItem, places: z.array(place) })),
})

/** The boards and their items, in one piece: what moves between boards changes both at once. */
export const kanban = createDocument(store, { name: 'kanban', schema, seed: seedKanban })

/** What is kept of an item beside its fields; deleted files can come back. */
export interface StoredDetails extends KanbanItemDetails {
  readonly removedFiles: KanbanItemDetails['files']
}

/** By the ids of the items, also of deleted ones: apart from the boards, so that a move does not carry files along. */
const details = createDocument<Readonly<Record<string, StoredDetails>>>(store, {
  name: 'kanban-details',
  schema: z.record(z.string(), z.extend(kanbanItemDetails, { removedFiles: z.array(kanbanFile) })),
  seed: seedDetails,
})

/** What is kept of an item; nothing of one that is new. */
export const detailsOf = (itemId: number): StoredDetails =>
  details.get()[itemId] ?? { comments: [], files: [], activity: [], removedFiles: [] }

/** Keeps this of an item. */
export const putDetails = (itemId: number, next: StoredDetails) =>
  details.set({ ...details.get(), [itemId]: next })
