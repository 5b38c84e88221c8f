import { type ReactNode, useState } from 'react'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Counter } from './Counter.tsx'
import { graphemes } from './graphemes.ts'
import { useFormReset } from './useFormReset.ts'

/** How a field of words limits them. */
export interface LimitOptions {
  /** The most characters, as people count them: an emoji is one. A longer text is an error, it is never cut. */
  maxLength?: number
  /** Shows how many characters there are, of `maxLength` if there is one. @default false */
  showCount?: boolean
}

interface LimitedText extends LimitOptions {
  id: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  errorMessage?: string
}

interface Limited {
  maxLength?: number
  onChange?: (value: string) => void
  errorMessage?: string
  helpTextEnd?: ReactNode
}

/** Counts what is in a field; the caller's own error goes before that of a text too long. */
export function useLimit({
  id,
  value,
  defaultValue = '',
  onChange,
  errorMessage,
  maxLength,
  showCount,
}: LimitedText): Limited {
  const messages = useMessages()
  const [initial] = useState(defaultValue)
  const [own, setOwn] = useState(initial)
  useFormReset(id, () => setOwn(initial))
  if (maxLength === undefined && !showCount) return { onChange, errorMessage, maxLength }
  const length = graphemes(value ?? own)
  const over = maxLength === undefined ? 0 : length - maxLength
  return {
    maxLength,
    errorMessage: errorMessage ?? (over > 0 ? messages.tooLong(over) : undefined),
    helpTextEnd: showCount && <Counter length={length} max={maxLength} />,
    onChange: (text) => {
      setOwn(text)
      onChange?.(text)
    },
  }
}
