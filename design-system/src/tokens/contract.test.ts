import { expect, test } from 'vitest'
import { chartVars, rampVars, vars } from './contract.css.ts'

/** The names of a contract's custom properties. */
const namesOf = (contract: object): string[] =>
  Object.values(contract).flatMap((value: string | object) =>
    typeof value === 'string' ? value.slice('var('.length, -1) : namesOf(value),
  )

const names = namesOf([vars, rampVars, chartVars])

test('the token names are what they were', async () => {
  await expect(`${names.toSorted().join('\n')}\n`).toMatchFileSnapshot(
    './token-names.txt',
    'Token names are public: themes, screens and designers’ files use them. To change them on purpose, run `npm run test:design-system -- contract -u`, commit token-names.txt and write a changeset.',
  )
})

test('every token has a name of its own, in kebab case', () => {
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^--ds(-[a-z0-9]+)+$/)
})
