import { DOORS } from '../doors.mjs'
import { isOpen, reached, repoPath } from '../files.mjs'
import { eachImport } from '../imports.mjs'

const isClosed = (door, path, target) => {
  const match = door.closed.exec(target)
  return match !== null && (!match.groups || match.groups.area !== door.from.exec(path).groups.area)
}

/** Closes the one-way doors between workspaces, layers and vendors. */
export const doors = {
  meta: { type: 'problem', schema: [], messages: { closed: '`{{specifier}}` is closed here. {{say}}' } },
  create(context) {
    const path = repoPath(context)
    const shut = DOORS.filter((door) => door.from.test(path) && !door.except?.test(path))
    if (isOpen(path) || shut.length === 0) return {}
    return eachImport((node, specifier) => {
      const door = shut.find((one) => isClosed(one, path, reached(path, specifier)))
      if (door) context.report({ node, messageId: 'closed', data: { specifier, say: door.say } })
    })
  },
}
