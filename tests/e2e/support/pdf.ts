import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'

/** The text of a PDF as one selects it. */
export async function textOf(file: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/** The text of the file that a button hands to the browser. */
export async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), text: await textOf(await readFile(await file.path())) }
}
