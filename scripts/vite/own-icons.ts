import type { Plugin } from 'vite'

const query = '?own'
/** The page that shows all icons there are. */
const page = /features\/foundations\/icons\/catalogue\.ts$/
const icon = /design-system\/src\/icons\/icons\.ts$|@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/

/**
 * Gives the page of all icons copies of its own. It would otherwise share each icon with the screens that show it, and
 * every one of these would fetch its icons from files cut for the two of them.
 */
export const ownIcons = (): Plugin => ({
  name: 'data1522:own-icons',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !(page.test(importer) || importer.endsWith(query))) return undefined
    const found = await this.resolve(source, importer.replace(query, ''), { ...options, skipSelf: true })
    return found && icon.test(found.id) ? { ...found, id: `${found.id}${query}` } : found
  },
})
