import type { FocusEventHandler, ReactNode, Ref } from 'react'
import type { Load } from '../ComboBox/useLoad.ts'
import type { FieldOptions } from '../Field/options.ts'
import type { SelectOption, SelectOptions } from '../Select/Select.tsx'

interface AutocompleteOptions extends FieldOptions {
  /** What is chosen, ids of suggestions and texts of one's own alike; when the caller keeps it. */
  value?: readonly string[]
  /** What is chosen at first, when it keeps its own. @default [] */
  defaultValue?: readonly string[]
  /** Called with all that is chosen when something is added or removed. */
  onChange?: (value: string[]) => void
  /** Called with what is typed and not added yet, or was refused. */
  onTextChange?: (text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Adds what was typed though no suggestion has such a name. @default true */
  allowsCustomValue?: boolean
  /** Says why a text of one's own may not be added; undefined where it may. */
  validate?: (text: string) => string | undefined
  /** How many there may be. @default 100 */
  max?: number
  /** An example of what to type, shown while nothing is chosen. */
  placeholder?: string
  /** What is said when nothing fits. @default "No results" */
  emptyText?: string
  /** Offers to take everything out at one press while something is chosen. @default false */
  isClearable?: boolean
  /** Shows what is chosen, to be read, not changed. @default false */
  isReadOnly?: boolean
  /** Shows that work goes on. @default false */
  isPending?: boolean
  /** What stands at the end of the box. */
  end?: ReactNode
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** The suggestions are there from the start, or come as one types. */
export type AutocompleteProps = AutocompleteOptions &
  (
    | {
        /** What is suggested, be it ten thousand: of a hundred or more only those in sight are drawn. */
        options: SelectOptions
        /** Whether an option fits what is typed. @default those whose label has its words */
        filter?: (option: SelectOption, query: string) => boolean
        load?: undefined
        known?: undefined
      }
    | {
        options?: undefined
        filter?: undefined
        /** Fetches what fits the words, once typing rests; the signal says that no one waits any more. */
        load: Load
        /** The options that `value` names at first, before anything was fetched. */
        known?: readonly SelectOption[]
      }
  )
