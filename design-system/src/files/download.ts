/** A file bears no marks that keep the directions of its name's words apart. */
const withoutMarks = (name: string) => name.replaceAll(/[\u2066-\u2069]/g, '')

/** Hands a text, or a file made here, to the browser as a file to save. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: withoutMarks(name) })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
