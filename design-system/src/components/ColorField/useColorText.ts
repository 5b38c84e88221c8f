import { useState } from 'react'
import { useFormReset } from '../Field/useFormReset.ts'
import { readColor } from './color.ts'

interface ColorTextOptions {
  /** The id of the field, whose form it goes back with. */
  id: string
  value?: string
  defaultValue: string
  onChange?: (value: string) => void
}

/** What is being typed, and the colour that stood there when that began. */
interface Draft {
  readonly text: string
  readonly before: string
}

/** A colour and the text that is typed for it: a text that means none is left standing, and the colour kept. */
export function useColorText({ id, value, defaultValue, onChange }: ColorTextOptions) {
  const [initial] = useState(defaultValue)
  const [inner, setInner] = useState(initial)
  const [draft, setDraft] = useState<Draft>()
  const [isTold, setTold] = useState(false)
  useFormReset(id, () => {
    setInner(initial)
    setDraft(undefined)
  })
  const color = readColor(value ?? inner) ?? ''
  const isEmptied = draft?.text.trim() === ''
  const isWrong = draft !== undefined && !isEmptied && readColor(draft.text) === undefined

  const change = (next: string) => {
    if (next === color) return
    setInner(next)
    onChange?.(next)
  }
  return {
    color,
    text: draft?.text ?? color,
    /** The text that means no colour, once its writer has left it. */
    wrong: isTold && isWrong ? draft.text.trim() : undefined,
    isWrong,
    type: (text: string) => {
      setDraft({ text, before: draft?.before ?? color })
      setTold(false)
      change(readColor(text) ?? color)
    },
    /** Done typing: what means a colour is written as it is kept; the rest is told, and what stood there is back. */
    settle: () => {
      if (!draft) return
      setTold(isWrong)
      // The first digits of a colour mean another one, which is not what is to be kept.
      if (isWrong) change(draft.before)
      else setDraft(undefined)
      if (isEmptied) change('')
    },
    pick: (next: string) => {
      setDraft(undefined)
      change(next)
    },
  }
}
