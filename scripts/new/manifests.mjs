import { refuse } from './files.mjs'

const END = '  },\n)\n'
const LAZY_SCREEN = "import { lazyScreen } from '../../core/router/lazy-screen.ts'\n"
const DEFINE_ROUTES = "import { defineRoutes } from '../../core/router/route.ts'\n"

/** Where the entry of a path begins in a formatted routes.ts, and where its last line ends but for the brace. */
function entryOf(text, path) {
  const start = text.indexOf(`'${path}': {`)
  if (start < 0) return undefined
  const ends = [...text.slice(start).matchAll(/(?<=,)\n {4}\},$| \},$/gm)]
  return { start, end: start + ends[0].index }
}

/** What the routes.ts of a feature calls the title of a path, where it has the path. */
export function titleAt(text, path) {
  const entry = entryOf(text, path)
  return entry && /title: '(\w+)'/.exec(text.slice(entry.start, entry.end))?.[1]
}

const written = ({ path, title, branch, screen }) =>
  `'${path}': { title: '${title}', ${branch ? `branch: '${branch}', ` : ''}screen: ${screen} },\n`

/** The text of the routes.ts of a new feature with one screen. */
export const newManifest = (name, route) =>
  `${LAZY_SCREEN}${DEFINE_ROUTES}\nexport const ${name}Routes = defineRoutes({}, { ${written(route)} })\n`

/** The text of a routes.ts with a screen at an address that it has or at one more. */
export function withScreen(text, route) {
  const source = text.includes(LAZY_SCREEN) ? text : LAZY_SCREEN + text
  const entry = entryOf(source, route.path)
  if (!entry) {
    if (!source.endsWith(END)) refuse(`The routes.ts of the feature does not end as all others do.`)
    return source.slice(0, -END.length) + written(route) + END
  }
  const before = source.slice(0, entry.end)
  if (before.slice(entry.start).includes('screen:')) refuse(`${route.path} has a screen already.`)
  return `${before}${before.endsWith(',') ? '' : ','} screen: ${route.screen}${source.slice(entry.end)}`
}
