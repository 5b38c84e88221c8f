/** Where Storybook stands: beside the development server, or where the build was told; else nowhere. */
const storybook: string =
  import.meta.env.VITE_STORYBOOK ?? (import.meta.env.DEV ? 'http://localhost:6006/' : '')

/** The address of a demo's story, by the address of its page and its own id. */
export const storyHref = (path: string, id: string) =>
  storybook && `${storybook}?path=/story/demos${path.replaceAll('/', '-')}--${id}`
