import { ensureMessages, type MessageGroup } from './intl.ts'

/** What `lazy` fetches of a part together with the words that it alone speaks. */
export const withMessages =
  <Part>(load: () => Promise<Part>, groups: readonly MessageGroup[]) =>
  async () => {
    const [part] = await Promise.all([load(), ensureMessages(groups)])
    return { default: part }
  }
