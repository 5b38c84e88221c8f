import { readFile, rename, writeFile } from 'node:fs/promises'
import type { StoragePort } from './persistence.ts'

/**
 * A storage in one JSON file, written whole and swapped in.
 * @throws if the file is there but holds no JSON object; it is left as it is.
 */
export const createFileStorage = async (path: string): Promise<StoragePort> => {
  const values = new Map(Object.entries(await readState(path)))
  let writing: Promise<void> = Promise.resolve()

  const write = () => {
    // One that failed is no reason for the next not to be tried.
    const last = writing.catch(() => undefined)
    writing = last.then(async () => {
      const draft = `${path}.new`
      await writeFile(draft, JSON.stringify(Object.fromEntries(values)))
      await rename(draft, path)
    })
    return writing
  }

  return {
    read: async (name) => values.get(name),
    write: (name, value) => {
      values.set(name, value)
      return write()
    },
    remove: (name) => {
      values.delete(name)
      return write()
    },
    clear: () => {
      values.clear()
      return write()
    },
  }
}

const readState = async (path: string): Promise<object> => {
  try {
    const state: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (typeof state === 'object' && state !== null) return state
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
  }
  throw new Error(`${path} is there, but it holds no state of this API.`)
}
