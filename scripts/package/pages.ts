import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PACKAGE } from './exports.mjs'
import { publicComponents } from './guides.ts'

/** A page of Storybook that documents a component. */
export interface Page {
  /** The component whose props it shows. */
  component: string
  /** As the sidebar has it: `Overlays/Dialog`. */
  title: string
  /** What the ids of its stories begin with: `overlays-dialog`. */
  id: string
  /** The room's folder under `src`. */
  room: string
}

/** As Storybook makes ids of titles. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The page of each public component that has one; further pages of the same component, such as its limits, are left out. */
export function readPages(packageDir = PACKAGE): Page[] {
  const sources = join(packageDir, 'src')
  const names = new Set(publicComponents(packageDir).map(({ name }) => name))
  const pages = globSync('**/*.stories.tsx', { cwd: sources })
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(join(sources, file), 'utf8')
      const [, meta = ''] = /\.meta\(\{([^]*?)\n?\}\)/.exec(code) ?? []
      const [, title] = /\btitle: '([^']*)'/.exec(meta) ?? []
      const [, component] = /\bcomponent: (\w+)/.exec(meta) ?? []
      if (!title || !component || !names.has(component) || /tags: \[[^\]]*'!autodocs'/.test(meta)) return []
      return [{ component, title, id: idOf(title), room: dirname(file).replaceAll('\\', '/') }]
    })
  const isOwn = ({ title, component }: Page) => title.endsWith(`/${component}`)
  return [...Map.groupBy(pages, ({ component }) => component).values()].map(
    (several) => several.find(isOwn) ?? several[0]!,
  )
}
