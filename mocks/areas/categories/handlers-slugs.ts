const NAMELESS = 'category'
/** What is left of a title that a number may be put behind. */
const STEM_LIMIT = 180

const toSlug = (title: string) =>
  title
    .toLowerCase()
    .slice(0, STEM_LIMIT)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || NAMELESS

/** A slug made of a title: the first that is free. */
export const freeSlug = (title: string, taken: ReadonlySet<string>) => {
  const slug = toSlug(title)
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}
