import type { ReactNode } from 'react'
import type { HelpTextOptions } from './options.ts'

export const helpTextIds = (id: string) => ({ description: `${id}-description`, error: `${id}-error` })

/** The id of the content beside a value, if it is text: a unit is read out, an icon is decoration. */
export const sideId = (id: string | undefined, place: 'start' | 'end', content: ReactNode) =>
  id && content && typeof content === 'string' ? `${id}-${place}` : undefined

/** The `aria-describedby` of a field: the error first, because it matters most, then the description. */
export function describedBy(
  id: string,
  { description, errorMessage }: Pick<HelpTextOptions, 'errorMessage'> & { description?: ReactNode },
  ...more: (string | false | undefined)[]
) {
  const ids = helpTextIds(id)
  return (
    [...more, errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ') ||
    undefined
  )
}
