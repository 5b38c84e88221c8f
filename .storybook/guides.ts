import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { formatted } from '../scripts/format.mjs'
import { accessibility } from '../scripts/package/accessibility.ts'
import { aliases } from '../scripts/package/aliases.ts'
import { readExamples } from '../scripts/package/examples.ts'
import { PACKAGE } from '../scripts/package/exports.mjs'
import { type Held, heldBy, readNeeds, type Runs, runsOf } from '../scripts/package/facts.ts'
import { readGuides } from '../scripts/package/guides.ts'
import { keys, type KeyUse } from '../scripts/package/keys.ts'
import type { Manifest } from '../scripts/package/manifest.ts'
import { type Page, readPages } from '../scripts/package/pages.ts'
import { releasedIn } from '../scripts/package/released.ts'
import { roles } from '../scripts/package/roles.ts'
import { wording } from '../scripts/package/wording.ts'
import { readShowcases, type Showcase } from './showcases.ts'

/** What the overview tells of a component. */
export interface Overviewed {
  name: string
  /** Its place in the sidebar: `Overlays`. */
  section: string
  /** What the ids of its stories begin with. */
  id: string
  summary: string
  /** What others call it. */
  aliases: readonly string[]
}

/** A component as its docs page shows it beside its props. */
export interface Guided {
  name: string
  summary: string
  useWhen: string
  notFor: string
  /** The smallest whole use of it, with its imports. */
  example: string
}

/** What the docs page of a component has beside its stories. */
export interface PageGuide {
  /** The component, and then the parts that belong to it. */
  components: readonly Guided[]
  aliases: readonly string[]
  /** What keys do in it. */
  keys: readonly KeyUse[]
  related: readonly Pick<Overviewed, 'name' | 'id'>[]
  /** How to word what it says. */
  wording: readonly string[]
  accessibility: Held & {
    /** What a screen reader meets; none, where it only holds or decorates. */
    roles: readonly string[]
    notes: readonly string[]
  }
  status: {
    /** The version that brought it; none, while it waits for the next. */
    since?: string
    runs?: Runs
    /** The command that installs what it stands on and the package does not bring. */
    needs?: string
  }
  /** What its code costs a page that has none yet, in bytes, where the package was built before. */
  bytes?: number
  /** Where the product explains it, and its parts. */
  showcases: readonly Showcase[]
}

/** Every component with a page, in the order of names. */
export function overviewed(): Overviewed[] {
  const summaries = new Map(readGuides().map(({ name, summary }) => [name, summary]))
  return readPages()
    .map(({ component, title, id }) => ({
      name: title.split('/').at(-1)!,
      section: title.split('/')[0]!,
      id,
      summary: summaries.get(component) ?? '',
      aliases: aliases[component] ?? [],
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** What each component costs, as the package says that was built last. */
function readCosts(): Map<string, number | undefined> {
  const file = join(PACKAGE, 'dist/manifest.json')
  if (!existsSync(file)) return new Map()
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return new Map(components.map(({ name, bytes }) => [name, bytes]))
}

/** The guide of every page, by the page's title. */
export async function pageGuides(): Promise<Record<string, PageGuide>> {
  const pages = readPages()
  const pageOf = new Map(pages.map((page) => [page.component, page]))
  const guides = readGuides()
  const showcases = readShowcases()
  const costs = readCosts()
  const needs = readNeeds()
  const written = [...readExamples()].map(
    async ([name, code]) => [name, (await formatted(`${name}.tsx`, code)).trim()] as const,
  )
  const examples = new Map(await Promise.all(written))

  /** The page of a room's own component, or of its first: it shows the parts that have none. */
  const isMain = ({ component, room }: Page) => {
    const inRoom = pages.filter((page) => page.room === room)
    return (inRoom.find((page) => basename(room) === page.component) ?? inRoom[0])?.component === component
  }

  const guideOf = (page: Page): PageGuide => {
    const { component, room } = page
    const own = guides.filter(({ name }) => name === component)
    const parts = guides.filter(
      ({ name, module }) => isMain(page) && module.startsWith(`${room}/`) && !pageOf.has(name),
    )
    const related = own.flatMap((guide) => guide.related).flatMap((name) => pageOf.get(name) ?? [])
    const explained = new Set(
      [...own, ...parts].map(({ name }) => name).concat(page.title.split('/').at(-1)!),
    )
    return {
      components: [...own, ...parts].map(({ name, summary, useWhen, notFor }) => ({
        name,
        summary,
        useWhen,
        notFor,
        example: examples.get(name) ?? '',
      })),
      aliases: aliases[component] ?? [],
      keys: keys[component] ?? [],
      related: related.map(({ component: name, id }) => ({ name, id })),
      wording: wording[component] ?? [],
      accessibility: {
        roles: roles[component] ?? [],
        notes: accessibility[component] ?? [],
        ...heldBy(room),
      },
      status: {
        since: releasedIn(component),
        runs: own[0] && runsOf(own[0].module),
        needs: needs.get(component),
      },
      bytes: costs.get(component),
      showcases: [...explained].flatMap((name) => showcases.get(name) ?? []),
    }
  }
  return Object.fromEntries(pages.map((page) => [page.title, guideOf(page)]))
}

const served: Record<string, () => unknown> = {
  'virtual:overview': overviewed,
  'virtual:page-guides': pageGuides,
}

/** Serves what the sources say of components to pages that need none of the components themselves. */
export const guides = (): Plugin => ({
  name: 'data1522:guides',
  resolveId: (source) => (source in served ? `\0${source}` : undefined),
  async load(source) {
    const make = source.startsWith('\0') ? served[source.slice(1)] : undefined
    return make && `export default ${JSON.stringify(await make())}`
  },
})
