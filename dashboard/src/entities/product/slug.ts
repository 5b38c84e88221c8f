/** A title as the end of an address: letters and digits of any script, with single hyphens between. */
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)

export const SLUG = /^$|^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u
