import { keys, promisifyRequest, setMany, type UseStore } from 'idb-keyval'

/** Moves what a database of a former name holds, once; what is there already under the new name stays. */
export async function moveDatabase(former: string, inStore: UseStore) {
  const opening = indexedDB.open(former)
  // Another tab has moved it meanwhile.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await promisifyRequest(opening)
  const entries = database.transaction('state').objectStore('state')
  const [names, values] = await Promise.all([
    promisifyRequest(entries.getAllKeys()),
    promisifyRequest(entries.getAll()),
  ])
  const known = new Set(await keys(inStore))
  const missing = names.map((name, at) => [name, values[at]] as const).filter(([name]) => !known.has(name))
  await setMany(
    missing.map(([name, value]) => [name, value]),
    inStore,
  )
  database.close()
  await promisifyRequest(indexedDB.deleteDatabase(former))
}
