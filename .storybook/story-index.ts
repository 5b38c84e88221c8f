import type { IndexEntry, StoryIndex } from 'storybook/internal/types'
import { aliases } from '../scripts/package/aliases.ts'
import { readPages } from '../scripts/package/pages.ts'

/** What Storybook's search looks through beside names and paths. */
interface Anchor {
  id: string
  title: string
}
type Searched = IndexEntry & { anchors?: readonly Anchor[] }

/** Whether a story is there for its picture alone, as those that no docs page shows. */
const isPicture = ({ tags = [] }: IndexEntry) =>
  (tags.includes('picture') || tags.includes('overlay')) && !tags.includes('autodocs')

/** The index with pictures out of the sidebar, and with docs pages found by what others call their component. */
export function refine(index: StoryIndex): StoryIndex {
  const components = new Map(readPages().map(({ id, component }) => [`${id}--docs`, component]))
  const refined = (entry: Searched): Searched => {
    if (isPicture(entry)) return { ...entry, tags: entry.tags?.filter((tag) => tag !== 'dev') ?? [] }
    const others = aliases[components.get(entry.id) ?? ''] ?? []
    return others.length > 0 ? { ...entry, anchors: others.map((title) => ({ id: '', title })) } : entry
  }
  const entries = Object.entries(index.entries).map(([id, entry]) => [id, refined(entry)] as const)
  return { ...index, entries: Object.fromEntries(entries) }
}

interface Generator {
  getIndex: () => Promise<StoryIndex>
}

/** A preset: Storybook asks it, more than once, for what makes the index, to serve and to build. */
export async function storyIndexGenerator(making: Promise<Generator> | Generator) {
  const generator = await making
  if (Object.hasOwn(generator, 'getIndex')) return generator
  const getIndex = generator.getIndex.bind(generator)
  return Object.assign(generator, { getIndex: async () => refine(await getIndex()) })
}
