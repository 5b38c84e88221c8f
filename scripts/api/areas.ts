import { globSync } from 'node:fs'

const mocks = new URL('../../mocks/', import.meta.url)

/** A file of the mock that is about one area, or about what several share. */
export interface AreaFile {
  readonly area: string
  readonly url: URL
}

/** `areas/users/schema.ts` is about users, and `contract/query.schema.ts` about queries. */
const areaOf = (file: string) => /^(?:areas|contract)\/([\w-]+)/.exec(file)![1]!

/** The files that fit, in the order of their areas. */
export const areaFiles = (...patterns: string[]): AreaFile[] =>
  globSync(patterns, { cwd: mocks })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ area: areaOf(file), url: new URL(file, mocks) }))
    .toSorted((one, other) => (one.area < other.area ? -1 : 1))
