import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinSections } from './sections.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sections-'))
  for (const title of ['forms-select', 'forms-checkbox', 'welcome'])
    writeFileSync(join(folder, `${title}.test.js`), `describe('${title}')`)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('every title is in the file of its section', () => {
  joinSections(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['forms.test.js', 'welcome.test.js'])
  const forms = readFileSync(join(folder, 'forms.test.js'), 'utf8')
  expect(forms).toContain("describe('forms-checkbox')\ndescribe('forms-select')")
})

test('only the wanted titles stay', () => {
  joinSections(folder, 'select')
  expect(readdirSync(folder)).toEqual(['forms.test.js'])
  expect(readFileSync(join(folder, 'forms.test.js'), 'utf8')).not.toContain('checkbox')
})

test('a title without a test is no skipped test', () => {
  writeFileSync(
    join(folder, 'demos-button.test.js'),
    "describe.skip('demos-button', () => { it('no-op', () => {}) })",
  )
  joinSections(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['forms.test.js', 'welcome.test.js'])
})
