import { isOpen, reached, repoPath } from '../files.mjs'
import { eachImport } from '../imports.mjs'

const SHARED = /^dashboard\/src\/(app|api|locales)(\/|$)/

/** Keeps a feature to its own folder, `app/`, `api/` and `locales/`. */
export const featureDoors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      closed:
        'The feature `{{area}}` may not reach `{{specifier}}`: import its own folder, app/, api/ or locales/; what two features share moves to app/ or the design system.',
    },
  },
  create(context) {
    const path = repoPath(context)
    const [own, area] = /^dashboard\/src\/features\/([^/]+)\//.exec(path) ?? []
    if (!own || isOpen(path)) return {}
    return eachImport((node, specifier) => {
      const target = reached(path, specifier)
      const inside = target === own.slice(0, -1) || target.startsWith(own) || SHARED.test(target)
      if (target.startsWith('dashboard/src/') && !inside)
        context.report({ node, messageId: 'closed', data: { area, specifier } })
    })
  },
}
