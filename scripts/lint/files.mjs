import { posix, relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The file's path from the repository's root, with forward slashes. */
export const repoPath = (context) => relative(ROOT, context.filename).split(sep).join('/')

/** What a specifier reaches: a repository path for a relative one, the bare specifier for a package. */
export const reached = (from, specifier) => {
  const bare = specifier.replace(/\?.*$/, '')
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : bare
}

/** Stories and tests, which may import anything. */
export const isOpen = (path) => /\.(stories|test)\.[cm]?tsx?$/.test(path)
