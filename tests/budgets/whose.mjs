import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const anyImport = /(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g
const importsOf = (dir, file) =>
  [...readFileSync(join(dir, file), 'utf8').matchAll(anyImport)].map(([, name]) => `/assets/${name}`)

/** Of the files that were loaded, those that the product would not ask for without the mock. */
export function mockFiles(dir, files) {
  const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'))
  const importers = new Map(scripts.map((file) => [file, []]))
  for (const file of scripts) for (const name of importsOf(dir, file)) importers.get(name)?.push(file)
  // The product itself fetches `conditions` only for people whose rules have some; those of this visit have none.
  const mock = new Set(
    scripts.filter((file) => /\/(mock-[\w-]+|browser-[\w-]+|conditions-[\w-]+|sw)\.js$/.test(file)),
  )
  const isOfMock = (file) =>
    importers.get(file).length > 0 && importers.get(file).every((one) => mock.has(one))
  for (let size = 0; size < mock.size;) {
    size = mock.size
    for (const file of scripts) if (isOfMock(file)) mock.add(file)
  }
  return files.filter(({ file }) => mock.has(file))
}

/** How the bytes of some files fall to packages and parts, by the share of their source. */
export function shares(dir, files) {
  const contents = JSON.parse(readFileSync(join(dir, '.vite/contents.json'), 'utf8'))
  const sizes = {}
  for (const { file, bytes } of files) {
    const parts = contents[file.slice(1)] ?? { css: 1 }
    const sum = Object.values(parts).reduce((all, size) => all + size, 0) || 1
    for (const [owner, size] of Object.entries(parts))
      sizes[owner] = (sizes[owner] ?? 0) + (bytes * size) / sum
  }
  return Object.entries(sizes).sort(([, a], [, b]) => b - a)
}
