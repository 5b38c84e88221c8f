/** What a picture's page sets in Storybook's toolbar, and how large its window is. */
interface PictureMode {
  globals: { theme: string; language: string; skin?: string; density?: string }
  /** In CSS pixels; the height of a whole screen is its own. */
  width?: number
}

/** The two pages in which an overlay is taken. */
export const overlayModes = {
  light: { globals: { theme: 'light', language: 'en' } },
  'dark-rtl': { globals: { theme: 'dark', language: 'ar' } },
} as const satisfies Record<string, PictureMode>

/** The pages in which a whole screen is taken, as high as it is. */
export const screenModes = {
  light: { ...overlayModes.light, width: 1440 },
  'dark-rtl': { ...overlayModes['dark-rtl'], width: 1440 },
  phone: {
    globals: { theme: 'light', language: 'en', skin: 'bordered', density: 'compact' },
    width: 390,
  },
} as const satisfies Record<string, PictureMode>

/** What the toolbar stands at where a mode does not say. */
export const usualGlobals = { theme: 'light', language: 'en', skin: 'default', density: 'comfortable' }

/** Whether the pictures of a story are as high as its page, not only as its window. */
export const isWhole = (tags: string[]) => tags.includes('screen') || tags.includes('page')

/** The modes in which a story's tags ask for pictures of pages, by the names that end the pictures' own. */
export function modesOf(tags: string[]): Record<string, PictureMode> {
  if (tags.includes('screen')) return screenModes
  return tags.includes('overlay') || tags.includes('page') ? overlayModes : {}
}

/** The file name of a picture of a whole page. */
export const pageName = (id: string, mode: string) => `${id}.${mode}.png`

/** The file names of the pictures that a story's tags ask for. */
export function pictureNames({ id, tags = [] }: { id: string; tags?: string[] }) {
  const modes = Object.keys(modesOf(tags))
  if (modes.length > 0) return modes.map((mode) => pageName(id, mode))
  return tags.includes('picture') ? [`${id}.png`] : []
}

/** The pictures that no story asks for. */
export function orphansAmong(files: string[], stories: { id: string; tags?: string[] }[]) {
  const wanted = new Set(stories.flatMap(pictureNames))
  return files.filter((file) => !wanted.has(file))
}

/** What of Storybook's index tells of a story. */
interface IndexedStory {
  id: string
  type: string
  title: string
  name: string
  tags?: string[]
}

/** The paths of the stories that pictures are taken of, as the globs that Chromatic reads. */
export const picturedPaths = (stories: IndexedStory[]) =>
  stories
    .filter((story) => story.type === 'story' && pictureNames(story).length > 0)
    .map(({ title, name }) => `${title}/${name}`.replaceAll(/[\\*?[\]{}()!+@|]/g, String.raw`\$&`))
