import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { run, runModule, scriptEntries, stranger, write } from './stranger.ts'

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  skipLibCheck: false,
  types: [],
}
const projects = {
  bundler: { module: 'preserve', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

beforeAll(() => {
  for (const [name, options] of Object.entries(projects)) {
    const config = { compilerOptions: { ...compilerOptions, ...options }, include: ['src'] }
    write({ [`tsconfig.${name}.json`]: JSON.stringify(config) })
  }
})

/** What the type checker says, but for the complaints about packages that are not ours. */
async function complaints(project: string, ...options: string[]) {
  const { output } = await run(
    join(stranger, 'node_modules/typescript/bin/tsc'),
    '-p',
    `tsconfig.${project}.json`,
    ...options,
  )
  return output
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .filter((line) => !line.includes('node_modules/') || line.includes('@data1522/'))
}

const screen = `
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconPlus } from '@data1522/design-system/icons'
import { type Language, LocaleProvider } from '@data1522/design-system/locale'
import { type PreferenceOptions, firstPaintScript } from '@data1522/design-system/applyPreferences'
import { Stack } from '@data1522/design-system/Stack'
import '@data1522/design-system/styles.css'

const language: Language = 'fr'
const options: PreferenceOptions = { prefix: 'app-', preferences: [], rightToLeft: ['ar'] }
export const script: string = firstPaintScript(options)
export const screen = (
  <LocaleProvider language={language}>
    <Stack gap={12}>
      <Button tone="primary" variant="solid" start={<Icon icon={IconPlus} />} onPress={() => undefined}>Add</Button>
      <IconButton label="Add" icon={IconPlus} />
    </Stack>
  </LocaleProvider>
)
export type DialogIsThere = typeof Dialog
`

const everything = scriptEntries.map((entry, at) => `export * as entry${at} from '${entry}'`).join('\n')

test.each(Object.keys(projects))('type-checks without skipLibCheck, resolved as %s', async (project) => {
  write({ 'src/screen.tsx': screen, 'src/everything.ts': everything })
  expect(await complaints(project)).toEqual([])
})

test('type-checks where an optional prop is not one that may be undefined', async () => {
  write({ 'src/screen.tsx': screen, 'src/everything.ts': everything })
  expect(await complaints('bundler', '--exactOptionalPropertyTypes')).toEqual([])
})

test('types name the values that the modules export, and no others', async () => {
  const { output } = await runModule(
    `const names = {}
     for (const entry of ${JSON.stringify(scriptEntries)}) names[entry] = Object.keys(await import(entry))
     console.log(JSON.stringify(names))`,
  )
  const names = Object.entries(JSON.parse(output) as Record<string, string[]>)
  const checks = names.map(([entry, values], at) => {
    const record = JSON.stringify(Object.fromEntries(values.map((value) => [value, true])))
    return `import type * as entry${at} from '${entry}'
export const values${at}: Record<keyof typeof entry${at}, true> = ${record}`
  })
  write({ 'src/screen.tsx': 'export {}', 'src/everything.ts': checks.join('\n') })
  expect(names.length).toBe(scriptEntries.length)
  expect(await complaints('bundler', '--skipLibCheck')).toEqual([])
})

test('says so when a prop or an entry does not exist', async () => {
  write({
    'src/screen.tsx': `
import { Button } from '@data1522/design-system/Button'
import { lazyWithPreload } from '@data1522/design-system/internal/lazyWithPreload'
export const wrong = [lazyWithPreload, <Button tone="purple">Add</Button>, <Button className="x">Add</Button>]
`,
    'src/everything.ts': 'export {}',
  })
  const said = await complaints('bundler', '--skipLibCheck')
  expect(said).toHaveLength(3)
  expect(said.join('\n')).toMatch(/internal\/lazyWithPreload[^]*purple[^]*className/)
})
