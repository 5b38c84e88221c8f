import { type Attachment, attachmentOf, BIGGEST_FILE, MOST_FILES } from './attachment-of.ts'

/** What came of files that shall go along. */
export interface ReadFiles {
  readonly read: readonly Attachment[]
  /** The names of those that are too big. */
  readonly tooBig: readonly string[]
  /** Whether some were left out, as there were enough. */
  readonly isTooMany: boolean
}

/** Reads those of some files that may go along beside `count` others. */
export async function readFiles(chosen: readonly File[], count: number): Promise<ReadFiles> {
  const small = chosen.filter((file) => file.size <= BIGGEST_FILE)
  const room = Math.max(0, MOST_FILES - count)
  return {
    read: await Promise.all(small.slice(0, room).map(attachmentOf)),
    tooBig: chosen.filter((file) => file.size > BIGGEST_FILE).map(({ name }) => name),
    isTooMany: small.length > room,
  }
}
