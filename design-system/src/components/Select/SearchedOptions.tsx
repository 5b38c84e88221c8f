import { type ComponentProps, type ReactNode, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormWords } from '../../locale/useFormWords.ts'
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
  const formWords = useFormWords()
  const [words, setWords] = useState('')
  const match = useMatcher(words)
  const isSearched = words.trim() !== ''
  const shown = isSearched ? filterOptions(options, ({ label }) => Boolean(match(label))) : options
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
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
        {isSearched && formWords.results(flatOptions(shown).length)}
      </VisuallyHidden>
    </Autocomplete>
  )
}
