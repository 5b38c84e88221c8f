/** Files of the stories and the tests: real first bytes, nothing of use behind them. */
const made = (name: string, type: string, bytes: readonly number[], size = bytes.length) =>
  new File([Uint8Array.from(bytes), new Uint8Array(Math.max(0, size - bytes.length))], name, {
    type,
    lastModified: 1_700_000_000_000,
  })

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

export const examplePng = (name = 'photo.png', size = 2_400) =>
  made(name, 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], size)
export const examplePdf = (name = 'contract.pdf', size = 184_000) =>
  made(name, 'application/pdf', letters('%PDF-1.7'), size)
export const exampleText = (name = 'notes.txt') => made(name, 'text/plain', letters('Hello'))
/** A program that calls itself a picture. */
export const exampleProgram = (name = 'photo.png') => made(name, 'image/png', letters('MZ not a picture'))

/** A drawing, which every browser shows. */
export const exampleDrawing = (name = 'sunrise.svg') =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="midnightblue" d="M0 0h80v80H0z"/><circle cx="40" cy="56" r="20" fill="orange"/><path fill="teal" d="M0 56h80v24H0z"/></svg>',
    ],
    name,
    { type: 'image/svg+xml', lastModified: 1_700_000_000_000 },
  )
