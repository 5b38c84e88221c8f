import { useState } from 'react'
import { readColor } from './color.ts'

interface ColorTextOptions {
  value?: string
  defaultValue: string
  onChange?: (value: string) => void
}

/** A colour and the text that is typed for it: a text that means none is left standing, and the colour kept. */
export function useColorText({ value, defaultValue, onChange }: ColorTextOptions) {
  const [inner, setInner] = useState(defaultValue)
  const [draft, setDraft] = useState<string>()
  const [isTold, setTold] = useState(false)
  const color = readColor(value ?? inner) ?? ''
  const isWrong = draft !== undefined && draft.trim() !== '' && readColor(draft) === undefined

  const change = (next: string) => {
    if (next === color) return
    setInner(next)
    onChange?.(next)
  }
  return {
    color,
    text: draft ?? color,
    /** The text that means no colour, once its writer has left it. */
    wrong: isTold && isWrong ? draft.trim() : undefined,
    isWrong,
    type: (text: string) => {
      setDraft(text)
      setTold(false)
      const read = readColor(text)
      if (read !== undefined || text.trim() === '') change(read ?? '')
    },
    /** Done typing: what means a colour is written as it is kept, the rest is told. */
    settle: () => {
      if (isWrong) setTold(true)
      else setDraft(undefined)
    },
    pick: (next: string) => {
      setDraft(undefined)
      change(next)
    },
  }
}
