/** How far a file has come on its way. */
export interface UploadState {
  /** @default it is chosen, and goes nowhere yet */
  status?: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled'
  /** How much of it is there, from 0 to 100 percent. @default unknown */
  progress?: number
}

/** One row of a drop zone whose caller keeps them. */
export interface DropZoneItem extends UploadState {
  /** Tells it from the others; given to `onRemove`, `onCancel` and `onRetry`. */
  id: string
  name: string
  /** In bytes. */
  size?: number
  /** The file, where it comes from this device; its picture is shown. */
  file?: File
  /** The address of its picture, where it is elsewhere. */
  src?: string
  /** Why it failed, in words. @default that it did not get through */
  error?: string
}

const ids = new WeakMap<File, string>()
let last = 0

/** A file's id, the same as long as the file lives. */
export function idOf(file: File): string {
  const id = ids.get(file) ?? `file ${++last}`
  ids.set(file, id)
  return id
}

/** The kinds of rows: what is under way can be cancelled, what did not get through tried again. */
export const isUnderWay = ({ status }: UploadState) => status === 'waiting' || status === 'uploading'
export const isStopped = ({ status }: UploadState) => status === 'failed' || status === 'cancelled'
