import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE, rooms } from './exports.mjs'

/** What the doc comment of a public component says of when to use it. */
export interface Guide {
  name: string
  /** Its module under `src`. */
  module: string
  summary: string
  useWhen: string
  notFor: string
  /** The components to take instead. */
  related: string[]
}

const commentOver = (code: string, name: string) => {
  const pattern = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:async )?(?:function|const) ${name}\b`
  const [, comment = ''] = new RegExp(pattern).exec(code) ?? []
  return comment.replaceAll(/^[ \t]*\*[ \t]?/gm, '').trim()
}

const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim()

/** Every component that has an entry, as its name and its module: those of rooms, and the one of the theme. */
export const publicComponents = (packageDir = PACKAGE) => [
  ...rooms(packageDir),
  { name: 'ThemeScope', module: 'theme/ThemeScope.tsx' },
]

/** The guide of every public component, by what stands over it in its module. */
export function readGuides(packageDir = PACKAGE): Guide[] {
  const components = publicComponents(packageDir)
  const names = new Set(components.map(({ name }) => name))
  return components.map(({ name, module }) => {
    const comment = commentOver(readFileSync(join(packageDir, 'src', module), 'utf8'), name)
    const [summary, ...rest] = comment.split(/\n\s*\n/)
    const [, useWhen, notFor] = /(Use when .+?\.)(?: (Not .+))?$/.exec(inOneLine(rest.join(' '))) ?? []
    const named = Array.from(notFor?.matchAll(/`(\w+)`/g) ?? [], ([, word]) => word!)
    const related = [...new Set(named)].filter((word) => word !== name && names.has(word))
    return {
      name,
      module,
      summary: inOneLine(summary),
      useWhen: inOneLine(useWhen),
      notFor: inOneLine(notFor),
      related,
    }
  })
}
