import type { FocusEventHandler, ReactNode, Ref } from 'react'
import type { FieldOptions } from '../Field/options.ts'
import type { IconSource } from '../Icon/Icon.tsx'
import type { SelectOption, SelectOptions } from '../Select/Select.tsx'
import type { Load } from './useLoad.ts'

interface ComboBoxOptions extends FieldOptions {
  /** The id of what is chosen, or the text itself where `allowsCustomValue`; when the caller keeps it. */
  value?: string | null
  /** What is chosen at first, when it keeps its own. @default null */
  defaultValue?: string | null
  /** Called with the id of what was chosen, with a text of one's own, or with null when it is emptied. */
  onChange?: (value: string | null) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Keeps what was typed though no option has such a name. @default false */
  allowsCustomValue?: boolean
  /**
   * Offers to create what was typed, where no option has such a name; gives the new option, which is then chosen.
   * Should it fail, what was typed stays.
   */
  onCreate?: (name: string) => SelectOption | Promise<SelectOption>
  /** An example of what to type. */
  placeholder?: string
  /** What is said when nothing fits. @default "No results" */
  emptyText?: string
  /** Shows a choice that can be copied, not changed. @default false */
  isReadOnly?: boolean
  /** Shows that work goes on. @default false */
  isPending?: boolean
  autoFocus?: boolean
  /** An icon before the text. @default that of the chosen option */
  start?: IconSource
  /** What stands before the buttons at the end. */
  end?: ReactNode
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** The options are there from the start, or come as one types. */
export type ComboBoxProps = ComboBoxOptions &
  (
    | {
        /** The things to choose from, be they ten thousand: of a hundred or more only those in sight are drawn. */
        options: SelectOptions
        /** Whether an option fits what is typed. @default those whose label has its words */
        filter?: (option: SelectOption, query: string) => boolean
        load?: undefined
        valueLabel?: undefined
      }
    | {
        options?: undefined
        filter?: undefined
        /** Fetches what fits the words, once typing rests; the signal says that no one waits any more. */
        load: Load
        /** The name of `value`, for the field before anything was fetched. */
        valueLabel?: string
      }
  )
