import { type ReactNode, type Ref, useId, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { IconSearch, IconX } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { FieldButton } from '../../components/Field/FieldButton.tsx'
import { Spinner } from '../../components/Button/Spinner.tsx'
import { InstantResults } from './InstantResults.tsx'
import { useInstantSearch } from './useInstantSearch.ts'
import type { InstantResult } from './results.ts'
import * as styles from './InstantSearch.css.ts'

export type { InstantResult } from './results.ts'

export interface InstantSearchProps {
  /** What is searched, for those who cannot see where it stands. */
  label: string
  /** What may be searched, shown while it is empty. */
  placeholder?: string
  /** What was typed. */
  value: string
  /** Called with what was typed whenever it changes. */
  onChange: (value: string) => void
  /** What was found, the best first; nothing while nobody knows. */
  results: readonly InstantResult[] | undefined
  /** What stands above the results: “Articles”. */
  resultsTitle: string
  /** How many there are, shown and read out: “4 found”. */
  resultsCount: string
  /** What is said where nothing was found, or where the search failed, with what helps on. */
  emptyState: ReactNode
  /** Shows that results are on their way; one can type on, and Enter follows the first once it is there. @default false */
  isPending?: boolean
  /** How tall the field is: at the head of a page, or in a row with other things. @default 'large' */
  size?: keyof typeof styles.sizes
  /** Stands at the foot of the results: another way to get help. */
  end?: ReactNode
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A search whose results show below it while one types; arrows move in them, Enter follows the marked one.
 *
 * Use when what is found are pages to go to. Not to filter what the page shows: use `SearchField`; nor for a choice in
 * a form: use `ComboBox`.
 */
export function InstantSearch({
  label,
  placeholder,
  value,
  onChange,
  results,
  resultsTitle,
  resultsCount,
  emptyState,
  isPending = false,
  size = 'large',
  end,
  id,
  ref,
  ...rest
}: InstantSearchProps) {
  const messages = useMessages()
  const ownId = useId()
  const inputId = id ?? ownId
  const listId = `${inputId}-results`
  const box = useRef<HTMLDivElement>(null)
  const search = useInstantSearch({ box, listId, value, onChange, results: results ?? [], isPending })
  const isShown = search.isOpen && value.trim() !== '' && results !== undefined
  const hasResults = isShown && results.length > 0
  const clear = () => {
    onChange('')
    document.getElementById(inputId)?.focus()
  }
  return (
    <div ref={box} className={styles.search} onBlur={search.onBlur}>
      <div className={`${styles.field} ${styles.sizes[size]}`}>
        <Icon icon={IconSearch} size={size === 'large' ? 24 : 18} />
        <input
          {...rest}
          ref={ref}
          id={inputId}
          role="combobox"
          aria-label={label}
          aria-expanded={hasResults}
          aria-controls={hasResults ? listId : undefined}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-activedescendant={hasResults && search.active >= 0 ? `${listId}-${search.active}` : undefined}
          aria-busy={isPending || undefined}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          value={value}
          onChange={(event) => search.type(event.target.value)}
          onFocus={search.open}
          onKeyDown={search.onKeyDown}
          className={styles.input}
        />
        {isPending && <Spinner />}
        {value && <FieldButton icon={IconX} label={messages.clearSearch} onPress={clear} />}
      </div>
      {isShown && (
        <div className={styles.sheet}>
          <InstantResults
            {...{ listId, label, results, resultsTitle, resultsCount, emptyState, end }}
            active={search.active}
            onPoint={search.mark}
            onFollow={search.close}
          />
        </div>
      )}
      <VisuallyHidden live="polite">{isShown && !isPending && resultsCount}</VisuallyHidden>
    </div>
  )
}
