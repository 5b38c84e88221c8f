import { isAccepted } from './accept.ts'
import { kindOf } from './kinds.ts'
import { beginsAs } from './sniff.ts'

export interface FileRules {
  /** The kinds that are taken, as an `accept` attribute. */
  readonly accept?: string
  /** The biggest a file may be, in bytes. */
  readonly maxSize?: number
  /** How many files there may be. */
  readonly maxCount?: number
}

/** Why a file was not taken. */
export type FileFault = 'kind' | 'content' | 'size' | 'empty' | 'count' | 'duplicate' | 'unreadable'

/** A file that was not taken, and why. */
export interface RejectedFile {
  readonly file: File
  readonly fault: FileFault
}

export interface CheckedFiles {
  readonly taken: readonly File[]
  readonly rejected: readonly RejectedFile[]
}

const isSame = (a: File) => (b: File) =>
  a === b || (a.name === b.name && a.size === b.size && a.lastModified === b.lastModified)

async function faultOf(file: File, { accept, maxSize }: FileRules): Promise<FileFault | undefined> {
  if (!isAccepted(file, accept)) return 'kind'
  if (maxSize !== undefined && file.size > maxSize) return 'size'
  if (file.size === 0) return 'empty'
  const type = kindOf(file)
  try {
    if (type && !(await beginsAs(file, type))) return 'content'
  } catch {
    return 'unreadable'
  }
  return undefined
}

/** Sorts files that someone gave into those that are taken, beside those already there, and the rest. */
export async function checkFiles(
  files: readonly File[],
  already: readonly File[],
  rules: FileRules,
): Promise<CheckedFiles> {
  const faults = await Promise.all(files.map((file) => faultOf(file, rules)))
  const taken: File[] = []
  const rejected: RejectedFile[] = []
  for (const [index, file] of files.entries()) {
    const isKnown = [...already, ...taken].some(isSame(file))
    const isFull = already.length + taken.length >= (rules.maxCount ?? Number.POSITIVE_INFINITY)
    const fault = faults[index] ?? (isKnown ? 'duplicate' : isFull ? 'count' : undefined)
    if (fault) rejected.push({ file, fault })
    else taken.push(file)
  }
  return { taken, rejected }
}
