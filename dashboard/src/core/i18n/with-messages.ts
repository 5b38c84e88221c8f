import { ensureMessages, type MessageGroup } from './intl.ts'

/**
 * Waits for a part that is on its way, and for the words that it speaks. The build puts it around each `import()` of a
 * module that speaks, and finds out which groups those are.
 */
export async function withMessages<Part>(coming: Promise<Part>, groups: readonly MessageGroup[]) {
  const [part] = await Promise.all([coming, ensureMessages(groups)])
  return part
}
