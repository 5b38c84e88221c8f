/** What may be said below a field. */
export interface Notes {
  description?: string
  errorMessage?: string
}

export const noteIds = (id: string) => ({ description: `${id}-description`, error: `${id}-error` })

/** The `aria-describedby` of a field: the error first, because it matters most, then the description. */
export function describedBy(
  id: string,
  { description, errorMessage }: Notes,
  ...more: (string | false | undefined)[]
) {
  const ids = noteIds(id)
  return (
    [...more, errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ') ||
    undefined
  )
}
