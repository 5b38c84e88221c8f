import type { SelectOption, SelectOptions } from './Select.tsx'

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
