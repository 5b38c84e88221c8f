import { join } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { readMessages } from '../scripts/message-files.ts'
import { demoPages, demosIn } from '../scripts/vite/demo-index.ts'
import { speakers } from '../scripts/vite/words/speakers.ts'

const LIST = /\/features\/[\w/-]+\/demos\.ts$/

const TAGS = ['!test', '!autodocs']
const pages = demoPages()

/** The page of a list of demos: what its stories are filed under, and what they need. */
function pageOf(file: string) {
  const page = pages.find((one) => one.file === file)
  if (!page) throw new Error(`${file} lists demos that no address shows.`)
  const names = page.path.slice(1).split('/')
  return { ...page, title: ['Demos', ...names.map(capitalised)].join('/') }
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** A demo's id as the name of an export, out of which Storybook makes the id again; `default` is no name. */
const exportOf = (id: string) =>
  capitalised(id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))

/**
 * Makes a story of each demo that a page of the product lists, from the same module; the product links to it. What a
 * demo shows is tested where its whole page is, by the story of that screen.
 */
export const demoStoriesIndexer: Indexer = {
  test: LIST,
  createIndex: async (file) => {
    const { title } = pageOf(file)
    const english = readMessages('en')
    return demosIn(file).map((demo) => ({
      type: 'story' as const,
      importPath: file,
      exportName: exportOf(demo.id),
      name: english[demo.title]!,
      title,
      tags: TAGS,
    }))
  },
}

/** Adds the stories to the modules that list demos. */
export const demoStories = (): Plugin => ({
  name: 'data1522:demo-stories',
  transform(code, id) {
    if (!LIST.test(id)) return undefined
    const { path, page, title } = pageOf(id)
    const groups = speakers.groupsOf(page)
    const english = readMessages('en')
    const listed = demosIn(id)
    const place = `storyAt(${JSON.stringify({ path, groups })})`
    const meta = `{ ...place, title: ${JSON.stringify(title)}, excludeStories: ['demos'], tags: ${JSON.stringify(TAGS)} }`
    const stories = listed.map(
      (demo, at) =>
        `const story${at} = { name: ${JSON.stringify(english[demo.title])}, component: demos[${at}].Live }`,
    )
    const names = listed.map((demo, at) => `story${at} as ${exportOf(demo.id)}`)
    const added = `
import { screenAt as storyAt } from ${JSON.stringify(join(import.meta.dirname, 'screens.tsx'))}
const place = ${place}
// Some demos ask the server, which answers those who are signed in.
place.parameters = { ...place.parameters, layout: 'padded', isSignedIn: true }
export default ${meta}
${stories.join('\n')}
export { ${names.join(', ')} }
`
    return { code: code + added, map: null }
  },
})
