import { getKanban, type KanbanItem } from './contract.ts'
import { call } from '../../testing/call.ts'
import { createTrespass } from '../../testing/trespass.ts'

/** All boards and items as they stand. */
export const look = () => call(getKanban)

/** The ids of the items of each board, board by board. */
export const layout = async () => (await look()).boards.map(({ itemsIds }) => itemsIds)

/** The item with an id; throws if it is gone. */
export const itemOf = async (id: number): Promise<KanbanItem> => {
  const item = (await look()).items.find((one) => one.id === id)
  if (!item) throw new Error(`There is no item ${id}`)
  return item
}

/** Sends what should be refused, and tells how it was and whether the boards are as before. */
export const trespass = createTrespass(look)
