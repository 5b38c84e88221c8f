// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PICTURES_PATH } from '../seed/pictures.ts'
import ar from './descriptions/ar.json'
import en from './descriptions/en.json'
import fr from './descriptions/fr.json'
import { pictures } from './draw/pictures.ts'

const SIZE_LIMIT = 200_000
const SHAPES = 'svg defs g path rect circle ellipse linearGradient stop clipPath'.split(' ')

const texts = {
  files: import.meta.glob<string>('./files/**/*.svg', { eager: true, query: '?raw', import: 'default' }),
  sources: import.meta.glob<string>(['../seed/*.ts', '../areas/*/seed*.ts', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
}
const seeds = import.meta.glob<Record<string, unknown>>(
  ['../seed/*.ts', '../areas/*/seed*.ts', '!**/*.test.ts'],
  { eager: true },
)

const files = Object.entries(texts.files).map(([path, svg]) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const elements = [...document.querySelectorAll('*')]
  return {
    name: path.slice('./files/'.length, -'.svg'.length),
    svg,
    elements,
    attributes: elements.flatMap((element) => [...element.attributes]),
    ids: elements.flatMap(({ id }) => id || []),
  }
})
const names = files.map(({ name }) => name)

/** What a name in the sources stands for; each part that is filled in stands for anything. */
const patternOf = (name: string) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`)

const picturesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith(PICTURES_PATH) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

describe('the pictures of the sample data', () => {
  test('are as the code draws them', () => {
    expect(Object.fromEntries(files.map(({ name, svg }) => [name, svg]))).toEqual(pictures)
  })

  test('are there for every name that the sample data asks for', () => {
    const asked = Object.values(texts.sources).flatMap((source) =>
      [...source.matchAll(/\bpicture\((['"`])(.+?)\1\)/g)].map(([, , name = '']) => name),
    )
    expect(asked.length).toBeGreaterThan(5)
    for (const name of asked) expect(names).toContainEqual(expect.stringMatching(patternOf(name)))
  })

  test('are there for every address in the data of a fresh start', () => {
    const made = Object.values(seeds)
      .flatMap((exported) => Object.entries(exported))
      .filter(([name]) => /^seed[A-Z]/.test(name))
      .map(([, seed]) => (seed as () => unknown)())
    const asked = [...new Set(made.flatMap(picturesIn))].map((address) =>
      address.slice(PICTURES_PATH.length, -'.svg'.length),
    )
    expect(asked.length).toBeGreaterThan(50)
    expect(names).toEqual(expect.arrayContaining(asked))
  })

  test('can be read by any program', () => {
    for (const { name, elements } of files) expect([name, elements[0]?.tagName]).toEqual([name, 'svg'])
  })

  test('hold shapes alone: no text, no script, no style', () => {
    for (const { elements, attributes } of files) {
      for (const { tagName } of elements) expect(SHAPES).toContain(tagName)
      for (const { name } of attributes) expect(name).not.toMatch(/^(on|style$|class$|(xlink:)?href$)/)
    }
  })

  test('ask for nothing outside themselves, and for nothing that they lack', () => {
    for (const { attributes, ids } of files)
      for (const { value } of attributes.filter(({ value }) => value.includes('url(')))
        expect(ids).toContain(/^url\(#([\w-]+)\)$/.exec(value)?.[1])
  })

  test('never share an id', () => {
    const ids = files.flatMap((file) => file.ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('have outlines without long fractions, and weigh little together', () => {
    const outlines = files.flatMap(({ attributes }) =>
      attributes.filter(({ name }) => /^(d|[xy]|c[xy]|r[xy]?|width|height)$/.test(name)),
    )
    for (const { value } of outlines) expect(value).not.toMatch(/\.\d{2}|NaN|Infinity|undefined|e-/)
    const sizes = files.map(({ svg }) => gzipSync(svg).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SIZE_LIMIT)
  })
})

describe.each([
  ['English', en],
  ['French', fr],
  ['Arabic', ar],
])('the descriptions in %s', (_, descriptions) => {
  test('say what each picture shows, and no other', () => {
    expect(Object.keys(descriptions).sort()).toEqual([...names].sort())
  })

  test('are one short sentence each', () => {
    for (const sentence of Object.values(descriptions)) expect(sentence).toMatch(/^[^.]{4,75}\.$/)
  })
})

test('the descriptions in Arabic are in Arabic letters', () => {
  for (const sentence of Object.values(ar)) expect(sentence).toMatch(/^[\u0600-\u06FF]/)
})
