import { AutocompleteField } from './AutocompleteField.tsx'
import type { AutocompleteProps } from './options.ts'

export type { AutocompleteProps } from './options.ts'

/**
 * Several values, each a chip, that are typed with the help of suggestions.
 *
 * Use when people add known things and new ones to one field: recipients, skills, labels. Enter, a comma or a pasted
 * list adds them. Not for one value: use `ComboBox`; nor for words that no one knows: use `TagField`; nor for known
 * ones that one reads rather than types: use `MultiSelect`.
 */
export const Autocomplete = (props: AutocompleteProps) => <AutocompleteField {...props} />
