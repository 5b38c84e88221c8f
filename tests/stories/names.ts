/** The two pages in which an overlay is taken, and what they set in Storybook's toolbar. */
export const overlayModes = {
  light: { theme: 'light', language: 'en' },
  'dark-rtl': { theme: 'dark', language: 'ar' },
} as const

export type OverlayMode = keyof typeof overlayModes

/** The file name of an overlay's picture. */
export const overlayName = (id: string, mode: OverlayMode) => `${id}.${mode}.png`

/** The file names of the pictures that a story's tags ask for. */
export function pictureNames({ id, tags = [] }: { id: string; tags?: string[] }) {
  if (tags.includes('overlay'))
    return Object.keys(overlayModes).map((mode) => overlayName(id, mode as OverlayMode))
  return tags.includes('picture') ? [`${id}.png`] : []
}

/** The pictures that no story asks for. */
export function orphansAmong(files: string[], stories: { id: string; tags?: string[] }[]) {
  const wanted = new Set(stories.flatMap(pictureNames))
  return files.filter((file) => !wanted.has(file))
}
