/** A message as a screen says it: what an Arabic sentence is given stands between marks that keep its direction. */
export function said(message: string, values: Readonly<Record<string, string>>): string {
  const [start, end] = /\p{Script=Arabic}/u.test(message) ? ['\u2068', '\u2069'] : ['', '']
  return message.replaceAll(
    /([#@]?)\{(\w+)\}/g,
    (_, sign: string, name: string) => start + sign + values[name]! + end,
  )
}
