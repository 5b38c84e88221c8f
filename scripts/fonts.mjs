// Cuts the bundled fonts down to what the product shows: weights 400 to 700, the scripts of en, fr and ar.
// Run it after a font update and commit the files; nothing downloads or subsets at build time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const out = new URL('../design-system/src/theme/fonts/', import.meta.url)
const from = (path) => readFileSync(new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url))
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

const latin =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸıˆ˜‐‑–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−×≤≥⌘⌥⇧⏎✓\u2009\u202f\u2066\u2069'
const latinExtended = range(0x100, 0x17f)
const arabic =
  range(0x600, 0x6ff) +
  range(0x750, 0x77f) +
  range(0xfb50, 0xfdff) +
  range(0xfe70, 0xfefc) +
  ' 0123456789\u200c\u200d'

mkdirSync(out, { recursive: true })
const fonts = [
  ['inter-latin.woff2', 'inter/files/inter-latin-opsz-normal.woff2', latin],
  ['inter-latin-ext.woff2', 'inter/files/inter-latin-ext-opsz-normal.woff2', latinExtended],
  ['vazirmatn-arabic.woff2', 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', arabic],
]
for (const [name, source, characters] of fonts) {
  const font = await subsetFont(from(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  writeFileSync(new URL(name, out), font)
  console.log(name, font.length)
}

// The same faces for files that are made in the browser (PDF), whose maker takes one weight a file and no variable ones.
const forFiles = new URL('../dashboard/src/entities/invoice/pdf/fonts/', import.meta.url)
mkdirSync(forFiles, { recursive: true })
for (const [name, source, characters] of fonts)
  for (const wght of [400, 600]) {
    const isLatin = name.startsWith('inter')
    const font = await subsetFont(from(source), characters, {
      targetFormat: 'woff',
      variationAxes: { wght, ...(isLatin && { opsz: 14 }) },
    })
    const file = name.replace('.woff2', `-${wght}.woff`)
    writeFileSync(new URL(file, forFiles), font)
    console.log(file, font.length)
  }
