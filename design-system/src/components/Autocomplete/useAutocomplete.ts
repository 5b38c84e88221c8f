import { useState } from 'react'
import { useLoad } from '../ComboBox/useLoad.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { useMatcher } from '../Select/match.ts'
import { filterOptions, flatOptions } from '../Select/options.ts'
import type { SelectOption, SelectOptions } from '../Select/Select.tsx'
import { isList, splitList } from '../TagField/split.ts'
import { useChips } from '../TagField/useChips.ts'
import type { AutocompleteProps } from './options.ts'

/** The entry that asks once more; no id of the caller's begins like this. */
const again = '\u0000retry'

/** What is typed, chosen and suggested in a field of several values. */
export function useAutocomplete(id: string, props: AutocompleteProps) {
  const {
    options: given = [],
    load,
    known = [],
    allowsCustomValue = true,
    max = 100,
    validate,
    filter,
  } = props
  const { value, defaultValue, onChange, onTextChange } = props
  const messages = useMessages()
  const strings = useFormStrings()
  const [text, setOwnText] = useState('')
  const setText = (next: string) => {
    setOwnText(next)
    onTextChange?.(next)
  }
  const [kept, setKept] = useState<readonly SelectOption[]>(known)
  const { answer, ask, retry } = useLoad(load)
  const match = useMatcher(text)
  const source: SelectOptions = load ? answer.options : given
  const all = flatOptions(source)
  const byId = new Map([...known, ...kept, ...all].map((option) => [option.id, option]))
  useFormReset(id, () => setText(''))
  const chips = useChips({
    id,
    value,
    defaultValue,
    onChange,
    max,
    validate: (entry) => (byId.has(entry) ? undefined : validate?.(entry)),
    nameOf: (entry) => byId.get(entry)?.label ?? entry,
  })

  const chosen = new Set(chips.entries)
  // Of several with one name, typing it means the one that is chosen already.
  const byName = new Map(
    [...byId.values(), ...chips.entries.flatMap((entry) => byId.get(entry) ?? [])].map((option) => [
      option.label.toLowerCase(),
      option,
    ]),
  )
  const left = filterOptions(source, (option) => !chosen.has(option.id))
  const query = text.trim()
  const fits = (option: SelectOption) => (filter ? filter(option, query) : Boolean(match(option.label)))
  const fitting = load || !query ? left : filterOptions(left, fits)
  const options: SelectOptions = [
    ...fitting,
    ...(answer.status === 'failed'
      ? [{ id: again, label: messages.retry, description: strings.loadFailed }]
      : []),
  ]

  /** Adds texts, each as the option of that name if there is one; what is refused stays typed. */
  const add = (texts: readonly string[]) => {
    const named = texts.map((one) => byName.get(one.toLowerCase()))
    const isOpen = texts.map((_, at) => (named[at] ? !named[at].isDisabled : allowsCustomValue))
    const entries = texts.filter((_, at) => isOpen[at]).map((one) => byName.get(one.toLowerCase())?.id ?? one)
    const barred = texts.filter((_, at) => !isOpen[at])
    setKept([...kept, ...named.flatMap((option) => option ?? [])])
    const refused = chips.add(entries).map((entry) => byId.get(entry)?.label ?? entry)
    setText([...barred, ...refused].join(', '))
  }
  const type = (typed: string) => {
    chips.forget()
    if (isList(typed)) return add(splitList(typed))
    setText(typed)
    ask(typed.trim())
  }
  return {
    ...chips,
    text,
    query,
    options,
    count: flatOptions(fitting).length,
    total: all.length,
    isLoading: answer.status === 'loading',
    isFailed: answer.status === 'failed',
    isFull: chips.entries.length >= max,
    shown: chips.entries.map((entry) => byId.get(entry) ?? { id: entry, label: entry }),
    type,
    ask,
    /** Takes everything out. */
    clear: () => {
      chips.forget()
      if (chips.entries.length > 0) chips.replace([])
      setText('')
      ask('')
    },
    /** Adds what is typed. */
    commit: () => {
      if (query) add(splitList(text))
    },
    choose: (id: string) => {
      if (id === again) return retry()
      const option = byId.get(id)
      if (!option) return
      setKept([...kept, option])
      chips.add([id])
      setText('')
      ask('')
    },
  }
}
