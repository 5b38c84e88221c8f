const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** The day that it is in a time zone at an instant, as `yyyy-mm-dd`, which is how Sweden writes it. @default the browser's zone */
export function dayIn(timeZone: string | undefined, instant: number | Date) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format.format(instant)
}
