import { useState } from 'react'
import type { FormStrings } from '../../locale/forms/en.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'

interface ChipsState {
  /** The id of the field, whose form it goes back with. */
  id: string
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: string[]) => void
  /** How many there may be at most. */
  max: number
  /** Why one may not be added; undefined where it may. */
  validate?: (entry: string) => string | undefined
  /** What an entry is called. */
  nameOf?: (entry: string) => string
}

/** How long an entry may be: longer ones are texts that someone pasted by mistake. */
const longest = 100

/** Why an entry is refused, said only when it is asked: a pasted list may hold thousands. */
function refuse(
  entry: string,
  entries: number,
  { max, strings, validate }: Pick<ChipsState, 'max' | 'validate'> & { strings: FormStrings },
): (() => string) | undefined {
  if (entry.length > longest) return () => strings.chipTooLong(longest)
  if (entries >= max) return () => strings.chipTooMany(max)
  const reason = validate?.(entry)
  return reason ? () => reason : undefined
}

/** The values of a field of chips: what is added, refused and removed, and what is said of it. */
export function useChips({
  id,
  value,
  defaultValue = [],
  onChange,
  max,
  validate,
  nameOf = String,
}: ChipsState) {
  const strings = useFormStrings()
  const [initial] = useState(defaultValue)
  const [own, setOwn] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const [isMarked, setMarked] = useState(false)
  const entries = value ?? own
  const last = entries.at(-1)

  const change = (next: string[]) => {
    setOwn(next)
    onChange?.(next)
  }
  useFormReset(id, () => {
    setOwn(initial)
    setProblem(undefined)
    setMarked(false)
  })
  /** Adds the valid entries and returns the others, so that nothing typed is lost. */
  const add = (added: readonly string[]): string[] => {
    const known = new Set(entries.map((entry) => entry.toLowerCase()))
    const next = [...entries]
    const refused: string[] = []
    let firstProblem: (() => string) | undefined
    for (const entry of added) {
      const isDouble = known.has(entry.toLowerCase())
      const problemOf = isDouble
        ? () => strings.chipDuplicate(nameOf(entry))
        : refuse(entry, next.length, { max, strings, validate })
      firstProblem ??= problemOf
      if (!problemOf) {
        known.add(entry.toLowerCase())
        next.push(entry)
      } else if (!isDouble || added.length === 1) refused.push(entry)
    }
    setProblem(firstProblem?.())
    setMarked(false)
    if (next.length > entries.length) change(next)
    return refused
  }
  const remove = (removed: string) => {
    change(entries.filter((entry) => entry !== removed))
    setProblem(undefined)
    setMarked(false)
    setSaid(strings.chipRemoved(nameOf(removed)))
  }
  const replace = (next: string[]) => {
    change(next)
    setMarked(false)
  }
  /** The first time marks the last one, the second removes it. */
  const back = () => {
    if (last === undefined) return
    if (isMarked) return remove(last)
    setMarked(true)
    setSaid(strings.chipMarked(nameOf(last)))
  }
  /** Typing on forgets what was marked and what was wrong. */
  const forget = () => {
    setMarked(false)
    setProblem(undefined)
  }
  return {
    entries,
    problem,
    said: problem ?? said,
    markedId: isMarked ? last : undefined,
    add,
    remove,
    replace,
    back,
    forget,
  }
}
