import type { IconSource } from '../Icon/Icon.tsx'

/** One of the things to choose from. */
export interface SelectOption<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  label: string
  icon?: IconSource
  /** Shows the face of whom the label names, in the list and when chosen: their picture, or their initials. */
  avatar?: { src?: string }
  /** A second line that says more. */
  description?: string
  /** @default false */
  isDisabled?: boolean
  /** The language of the label, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
}

/** Options that belong together, under a title. */
export interface SelectSection<T extends string = string> {
  /** Stands above them; no two of a list are the same. */
  title: string
  options: readonly SelectOption<T>[]
}

/** The things to choose from in their order, in sections or not. */
export type SelectOptions<T extends string = string> = readonly (SelectOption<T> | SelectSection<T>)[]

/** The options alone, out of their sections. */
export const flatOptions = <T extends string>(options: SelectOptions<T>): readonly SelectOption<T>[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : entry))

/** Those that match, in the sections that have any. */
export const filterOptions = <T extends string>(
  options: SelectOptions<T>,
  isMatch: (option: SelectOption<T>) => boolean,
): SelectOptions<T> =>
  options.flatMap((entry) => {
    if (!('options' in entry)) return isMatch(entry) ? entry : []
    const matching = entry.options.filter(isMatch)
    return matching.length > 0 ? { ...entry, options: matching } : []
  })

/** From how many options on only those in sight are drawn. */
export const manyOptions = 100

/** The ids of all that may be chosen. */
export const selectable = (options: SelectOptions): string[] =>
  flatOptions(options).flatMap(({ id, isDisabled }) => (isDisabled ? [] : id))
