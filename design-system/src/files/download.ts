import { withoutMarks } from './withoutMarks.ts'

/** Hands a text, or a file made here, to the browser as a file to save. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: withoutMarks(name) })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
