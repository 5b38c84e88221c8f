/** Where what belongs to a scheme holds: paper is always light. */
export const places = { light: undefined, dark: 'not print' }
export type Scheme = keyof typeof places

const named = (attribute: string, value: string) => `[data-${attribute}="${value}"]`

/** How a page is in a scheme; one that names none is light. */
const page = {
  light: `:root:is(${named('theme', 'light')}, :not([data-theme]))`,
  dark: `:root${named('theme', 'dark')}`,
}

/**
 * Where a scheme and a skin meet: on one element, or in a scope that names one of them on a page that names the other.
 * A scope repeats what those around it name, so no other ancestor counts, and scopes can lie in each other.
 */
export const meeting = (scheme: Scheme, skin: string) =>
  [
    `${page[scheme]}${named('skin', skin)}`,
    `${named('theme', scheme)}${named('skin', skin)}`,
    `${page[scheme]} ${named('skin', skin)}:not([data-theme])`,
    `:root${named('skin', skin)} ${named('theme', scheme)}:not([data-skin])`,
  ].join()

/** Where a scheme begins on a page that wants more contrast. */
export const strong = (scheme: Scheme) => {
  const more = named('contrast', 'more')
  return `${page[scheme]}${more}, :root${more} ${named('theme', scheme)}`
}
