import type { ChoiceFilter, ListTools } from '../list-config.ts'
import { filterOf, type ListState } from '../state.ts'

/** What a filter can be set to, and what it is set to where that is none of its options. */
export function selectOptions(
  { name, options, optionLabel }: ChoiceFilter,
  state: ListState,
  tools: ListTools,
) {
  const value = filterOf(state, name)
  const all = value === '' || options.includes(value) ? options : [...options, value]
  return all.map((id) => ({ id, label: optionLabel(id, tools) }))
}
