import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { demoPages } from '../scripts/vite/demo-index.ts'
import { speakers } from '../scripts/vite/words/speakers.ts'

/** Where the product explains a component, by anatomy and by advice. */
export interface Showcase {
  component: string
  /** The folder below `features`, such as `components/button`. */
  folder: string
  /** The messages that it speaks. */
  groups: readonly string[]
}

const features = join(import.meta.dirname, '../dashboard/src/features')
/** What is called otherwise in code than its component. */
const others: Readonly<Record<string, string>> = { toasts: 'Toast', Pager: 'Pagination' }

/** The showcases of the product by the component that their playground shows. */
export function readShowcases(): Map<string, Showcase> {
  return new Map(
    demoPages().flatMap(({ file, page }) => {
      const folder = dirname(file)
      const playground = join(folder, 'playground.tsx')
      if (!existsSync(playground) || !existsSync(join(folder, 'anatomy.ts'))) return []
      const [, tag = ''] = /\btag: '(\w+)'/.exec(readFileSync(playground, 'utf8')) ?? []
      const component = others[tag] ?? tag
      const groups = speakers.groupsOf(page)
      return [
        [component, { component, folder: relative(features, folder).replaceAll('\\', '/'), groups }] as const,
      ]
    }),
  )
}
