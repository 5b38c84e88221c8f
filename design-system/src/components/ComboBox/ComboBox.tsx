import { ComboBoxField } from './ComboBoxField.tsx'
import type { ComboBoxProps } from './options.ts'

export type { ComboBoxProps } from './options.ts'

/**
 * One choice of a list that one finds by typing.
 *
 * Use when there are more choices than one likes to read, when they come from a server, or when new ones may be made.
 * Not for a few: use `Select`; nor for several: use `Autocomplete`; nor for any text at all: use `TextField`.
 */
export const ComboBox = (props: ComboBoxProps) => <ComboBoxField {...props} />
