import { accounts } from '../../seed/accounts.ts'
import { profileConnection } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedConnected, seedConnections } from './seed-connections.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { type Cell, store } from '../../store/store.ts'

/** Those whom the owner of the profile may be connected with, under the ids of their users. */
export const connections = createCollection(store, {
  name: 'connections',
  schema: z.pick(profileConnection, { id: true, designation: true, connections: true, chips: true }),
  seed: seedConnections,
})

/** Ids that people have marked, each their own; those of the first account are there at the start. */
function marks(name: string, seed: () => readonly number[]) {
  const everyones = createDocument(store, {
    name,
    schema: z.record(z.string(), z.array(z.int())),
    seed: (): Readonly<Record<string, readonly number[]>> => ({ [accounts[0]!.id]: seed() }),
  })
  return ({ id }: { readonly id: number }): Cell<readonly number[]> => ({
    get: () => everyones.get()[id] ?? [],
    set: (ids) => everyones.set({ ...everyones.get(), [id]: ids }),
  })
}

/** Marks an id, or takes the mark away. */
export function mark(marked: Cell<readonly number[]>, id: number, isMarked: boolean) {
  const others = marked.get().filter((other) => other !== id)
  marked.set(isMarked ? [...others, id] : others)
}

/** The users whom somebody is connected with. */
export const connectedOf = marks('connected', seedConnected)

/** The projects that somebody works on. */
export const ownProjectIdsOf = marks('ownProjects', () => [1, 2, 3, 4, 6, 9, 14, 15, 11])

/** The teams that somebody has starred. */
export const starredTeamsOf = marks('starredTeams', () => [1, 7])

/** The teams that somebody is a member of. */
export const ownTeamsOf = marks('ownTeams', () => [1, 2, 3, 4, 5, 7, 9])
