import type { ReactNode } from 'react'
import type { Notes } from './options.ts'

export const noteIds = (id: string) => ({ description: `${id}-description`, error: `${id}-error` })

/** The id of what stands beside a value, if it is words: a unit is read out, an icon is decoration. */
export const sideId = (id: string | undefined, place: 'start' | 'end', content: ReactNode) =>
  id && content && typeof content === 'string' ? `${id}-${place}` : undefined

/** The `aria-describedby` of a field: the error first, because it matters most, then the description. */
export function describedBy(
  id: string,
  { description, errorMessage }: Pick<Notes, 'errorMessage'> & { description?: ReactNode },
  ...more: (string | false | undefined)[]
) {
  const ids = noteIds(id)
  return (
    [...more, errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ') ||
    undefined
  )
}
