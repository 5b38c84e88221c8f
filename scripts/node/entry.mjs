import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import './version.mjs'

const real = (path) => {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Whether Node was started with this module (`import.meta`), by a link too; `import.meta.main` is newer than 24.0. */
export function isEntry({ url }) {
  const [, started] = process.argv
  return started !== undefined && real(started) === real(fileURLToPath(url))
}
