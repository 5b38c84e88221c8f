import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ofAccounts, ofPeople, ofTheShop, ofVisitors, unpressed } from '../e2e/support/form-places.ts'

const source = resolve(import.meta.dirname, '../../dashboard/src')

/** The modules that make a form: those that ask for its values, and those that draw a plain one. */
const forms = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) =>
    !/\.(test|stories)\.|\/demos\//.test(file) &&
    /\buseSchemaForm[<(]|<Form[\s>]/.test(readFileSync(resolve(source, file), 'utf8')),
)
const pressed = [...ofVisitors, ...ofPeople, ...ofAccounts, ...ofTheShop].map(({ of }) => of)
const listed = [...pressed, ...Object.values(unpressed).flat()]

test('each form is pressed in `e2e/further/form-press`, or it is said why not', () => {
  expect(forms.filter((file) => !listed.includes(file))).toEqual([])
})

test('what is listed there is a form, in one of both lists', () => {
  expect(listed.filter((file) => !forms.includes(file))).toEqual([])
  expect(
    Object.values(unpressed)
      .flat()
      .filter((file) => pressed.includes(file)),
  ).toEqual([])
})
