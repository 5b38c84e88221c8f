import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { looseMarks, readGlossary, strayWords } from '../../scripts/glossary.mjs'

const doc = `
| English | not | French | not | Arabic | not |
| --- | --- | --- | --- | --- | --- |
| postcode | postal code, zip | code postal | | الرمز البريدي | |
| plan | | formule | forfait | باقة | خطة |
`
const glossary = readGlossary(doc)

describe('the glossary', () => {
  test('is read from the tables of a page', () => {
    expect(glossary).toEqual([
      { language: 'en', word: 'postal code', say: 'postcode' },
      { language: 'en', word: 'zip', say: 'postcode' },
      { language: 'fr', word: 'forfait', say: 'formule' },
      { language: 'ar', word: 'خطة', say: 'باقة' },
    ])
  })

  test('of the product has a word for each thing in each language', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/words.md'), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (English|-)/.test(line))
    expect(rows.length).toBeGreaterThan(40)
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim())
      expect(cells).toHaveLength(8)
      for (const index of [1, 3, 5]) expect(cells[index]).not.toBe('')
    }
    expect(readGlossary(page).length).toBeGreaterThan(20)
  })

  test.each([
    ['en', 'Enter a postal code.', ['a.b (en) says “postal code”; say “postcode”']],
    ['en', 'ZIP, or none', ['a.b (en) says “zip”; say “postcode”']],
    ['fr', 'Changer de forfait', ['a.b (fr) says “forfait”; say “formule”']],
    ['ar', 'تغيير خطة الفريق', ['a.b (ar) says “خطة”; say “باقة”']],
    ['ar', 'وبخطة أكبر', ['a.b (ar) says “خطة”; say “باقة”']],
    ['en', 'Unzip the archive', []],
    ['fr', 'Un postal code', []],
  ])('refuses in %s: %s', (language, text, expected) => {
    expect(strayWords(glossary, language, { 'a.b': text })).toEqual(expected)
  })

  test('leaves words that only help the search', () => {
    expect(strayWords(glossary, 'en', { 'palette.also.orders': 'zip' })).toEqual([])
  })
})

test('a French mark keeps to its word', () => {
  const messages = { plain: 'Sûr ?', quoted: '« oui »', good: 'Sûr\u202f? «\u202foui\u202f»\u202f: à 14:30' }
  expect(looseMarks(messages)).toEqual(['plain', 'quoted'])
})

test('French marks stay at their word in the design system and in sample data too', () => {
  const cwd = join(import.meta.dirname, '../..')
  const files = globSync(['design-system/src/**/fr.ts', 'mocks/areas/*/*-fr*.ts'], { cwd })
  expect(files.length).toBeGreaterThan(15)
  const texts = files.flatMap((file) => {
    // What is filled in is a word to the sentence around it.
    const code = readFileSync(join(cwd, file), 'utf8').replaceAll(/\$\{[^}]*\}/g, 'x')
    return (code.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []).map((text) => [`${file}: ${text}`, text])
  })
  expect(looseMarks(Object.fromEntries(texts))).toEqual([])
})
