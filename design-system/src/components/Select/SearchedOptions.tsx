import { type ComponentProps, type ReactNode, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useMatcher } from './match.ts'
import { OptionList } from './OptionList.tsx'
import { filterOptions, flatOptions } from './options.ts'
import { SearchBox } from './SearchBox.tsx'
import type { SelectOptions } from './Select.tsx'
import * as styles from './OptionList.css.ts'

interface SearchedOptionsProps extends ComponentProps<typeof OptionList> {
  /** What stands between the search and the list, told which options are found. */
  head?: (found: SelectOptions) => ReactNode
}

/** A list with a field above it that finds what one types. */
export function SearchedOptions({ options, head, ...list }: SearchedOptionsProps) {
  const messages = useMessages()
  const formStrings = useFormStrings()
  const [strings, setWords] = useState('')
  const match = useMatcher(strings)
  const isSearched = strings.trim() !== ''
  const shown = isSearched ? filterOptions(options, ({ label }) => Boolean(match(label))) : options
  return (
    <Autocomplete inputValue={strings} onInputChange={setWords}>
      <div className={styles.head}>
        <SearchBox />
        {head?.(shown)}
      </div>
      <OptionList
        {...list}
        autoFocus={undefined}
        options={shown}
        match={match}
        empty={<p className={styles.note}>{messages.noResults}</p>}
      />
      <VisuallyHidden live="polite">
        {isSearched && formStrings.results(flatOptions(shown).length)}
      </VisuallyHidden>
    </Autocomplete>
  )
}
