import { useState } from 'react'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { useMatcher } from '../Select/match.ts'
import { filterOptions, flatOptions } from '../Select/options.ts'
import type { SelectOption, SelectOptions } from '../Select/Select.tsx'
import type { ComboBoxProps } from './options.ts'
import { useLoad } from './useLoad.ts'

/** Entries of the list that are no options; no id of the caller's begins like this. */
const create = '\u0000create'
const again = '\u0000retry'
/** Longer texts are no names. */
const longestName = 200

/** What is typed, chosen and suggested in a combo box. */
export function useComboBox(id: string, props: ComboBoxProps) {
  const { onChange, onCreate, allowsCustomValue, load, filter, options: given = [] } = props
  const messages = useMessages()
  const strings = useFormStrings()
  const [initial] = useState(props.defaultValue ?? null)
  const [own, setOwn] = useState(initial)
  const [typed, setTyped] = useState<string | null>(null)
  useFormReset(id, () => {
    setOwn(initial)
    setTyped(null)
  })
  const [kept, setKept] = useState<SelectOption>()
  const [isCreating, setCreating] = useState(false)
  const { answer, ask, retry } = useLoad(load)

  const value = props.value === undefined ? own : props.value
  const query = typed ?? ''
  const match = useMatcher(query)
  const source: SelectOptions = load ? answer.options : given
  const all = flatOptions(source)
  const chosen = [...all, ...(kept ? [kept] : [])].find(({ id }) => id === value)
  const name = value === null ? '' : (chosen?.label ?? props.valueLabel ?? (allowsCustomValue ? value : ''))
  const wish = query.trim()
  const fits = (option: SelectOption) => (filter ? filter(option, wish) : Boolean(match(option.label)))
  const fitting = load || !wish ? source : filterOptions(source, fits)
  const sameName = (text: string) =>
    all.find(({ label }) => label.localeCompare(text, undefined, { sensitivity: 'accent' }) === 0)
  const canCreate =
    onCreate &&
    !isCreating &&
    wish &&
    wish.length <= longestName &&
    answer.status !== 'loading' &&
    !sameName(wish)
  const options: SelectOptions = [
    ...fitting,
    ...(answer.status === 'failed'
      ? [{ id: again, label: messages.retry, description: strings.loadFailed }]
      : []),
    ...(canCreate ? [{ id: create, label: strings.createNew(wish) }] : []),
  ]

  const change = (next: string | null) => {
    setTyped(null)
    if (next === value) return
    setOwn(next)
    onChange?.(next)
  }
  const take = (option: SelectOption) => {
    setKept(option)
    change(option.id)
  }
  const make = async () => {
    if (!onCreate) return
    setCreating(true)
    try {
      take(await onCreate(wish))
    } catch {
      // What was typed stays; why it did not work is the caller's to say.
    } finally {
      setCreating(false)
    }
  }
  return {
    value,
    typed,
    text: typed ?? name,
    query: wish,
    chosen,
    options,
    count: flatOptions(fitting).length,
    total: all.length,
    isLoading: answer.status === 'loading',
    isFailed: answer.status === 'failed',
    isCreating,
    ask,
    /** What the input holds while one types; emptied, nothing is chosen. */
    type: (text: string) => {
      setTyped(text)
      ask(text.trim())
      if (text === '' && value !== null) {
        setOwn(null)
        onChange?.(null)
      }
    },
    clear: () => change(null),
    revert: () => setTyped(null),
    /** Keeps or drops what was typed and not chosen. */
    commit: () => {
      if (typed === null || isCreating) return
      const same = wish && sameName(wish)
      if (same && !same.isDisabled) take(same)
      else if (same) setTyped(null)
      else if (allowsCustomValue) change(wish || null)
      else setTyped(null)
    },
    /** Whether the list may close after the press of an entry. */
    choose: (id: string): boolean => {
      if (id === again) {
        retry()
        return false
      }
      if (id === create) void make()
      else {
        const option = all.find((one) => one.id === id)
        if (option) take(option)
      }
      return true
    },
  }
}
