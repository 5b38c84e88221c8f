import { refuse } from './files.mjs'

const END = '  },\n)\n'
const LAZY_SCREEN = "import { lazyScreen } from '../../core/router/lazy-screen.ts'\n"
const DEFINE_ROUTES = "import { defineRoutes } from '../../core/router/route.ts'\n"

const written = ({ path, title, branch, screen }) =>
  `'${path}': { title: '${title}', ${branch ? `branch: '${branch}', ` : ''}screen: ${screen} },\n`

/** The text of the routes.ts of a new feature with one screen. */
export const newManifest = (name, route) =>
  `${LAZY_SCREEN}${DEFINE_ROUTES}\nexport const ${name}Routes = defineRoutes({}, { ${written(route)} })\n`

/** The text of a routes.ts with a screen at one more address. */
export function withScreen(text, route) {
  const source = text.includes(LAZY_SCREEN) ? text : LAZY_SCREEN + text
  if (!source.endsWith(END)) refuse(`The routes.ts of the feature does not end as all others do.`)
  return source.slice(0, -END.length) + written(route) + END
}
