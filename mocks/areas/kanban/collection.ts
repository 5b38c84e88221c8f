import { kanban as kanbanSchema, kanbanBoard, kanbanItem } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedKanban, type StoredKanban } from './seed.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

const place = z.object({ boardId: z.int(), index: z.int() })

const schema: z.ZodMiniType<StoredKanban> = z.extend(kanbanSchema, {
  removedBoards: z.array(z.object({ board: kanbanBoard, index: z.int(), items: z.array(kanbanItem) })),
  removedItems: z.array(z.object({ item: kanbanItem, places: z.array(place) })),
})

/** The boards and their items, in one piece: what moves between boards changes both at once. */
export const kanban = createDocument(store, { name: 'kanban', schema, seed: seedKanban })
