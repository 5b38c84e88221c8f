import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PACKAGE, refreshExports } from '../../scripts/package/exports.mjs'
import { roomFaults } from './gate.ts'

test('every room is finished', () => {
  expect(roomFaults(PACKAGE)).toEqual([])
})

test('the exports are those of the folders', async () => {
  expect(await refreshExports({ check: true }), 'stale: run `npm run exports`').toBe(false)
})

test('what is imported for its effect alone is declared to have one', () => {
  const { sideEffects } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    sideEffects: string[]
  }
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: PACKAGE }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  )
  const bare = sources.flatMap((file) =>
    [...readFileSync(join(PACKAGE, file), 'utf8').matchAll(/^import '(\..+)'$/gm)].map(([, specifier]) =>
      join(file, '..', specifier!),
    ),
  )
  const undeclared = bare.filter(
    (file) => !sideEffects.some((glob) => matchesGlob(file, glob.replace(/^\.\//, ''))),
  )
  expect(undeclared).toEqual([])
})

describe('the gate bites', () => {
  /** A package with one finished room, changed by `change`, and what the gate says about it. */
  function faults(change: (file: (name: string) => string) => void) {
    const dir = mkdtempSync(join(tmpdir(), 'rooms-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const room = 'src/components/Button'
    cpSync(join(PACKAGE, room), join(dir, room), { recursive: true })
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ exports: { './Button': '' } }))
    change((name) => join(dir, name.includes('/') || name === 'package.json' ? name : `${room}/${name}`))
    return roomFaults(dir).map((fault) => fault.replace('components/Button ', ''))
  }
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(file, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(file, after)
  }

  test('a finished room passes', () => {
    expect(faults(() => {})).toEqual([])
  })

  test.each([
    ['no stories', 'Button.stories.tsx', ['has no stories']],
    ['no test', 'Button.test.tsx', ['has no test']],
    ['no component', 'Button.tsx', ['has no Button.tsx']],
  ])('%s', (_, name, said) => {
    expect(faults((file) => rmSync(file(name)))).toEqual(said)
  })

  test.each([
    ['no playground', 'Button.stories.tsx', /Playground/g, 'Play', ['has no story `Playground`']],
    ['no picture', 'Button.stories.tsx', 'const Picture', 'const Photo', ['has no story `Picture`']],
    [
      'an untagged picture',
      'Button.stories.tsx',
      "['picture', '!autodocs']",
      "['!autodocs']",
      ["has a `Picture` that is not tagged ['picture', '!autodocs'] or ['overlay', '!autodocs']"],
    ],
    [
      'a title of its own',
      'Button.stories.tsx',
      'Actions/',
      'Stuff/',
      ['has stories under “Stuff/Button”, a title that is not one of docs/contributing.md'],
    ],
    [
      'no guidance',
      'Button.tsx',
      'Use when',
      'Good when',
      ['does not say “Use when …” in the comment on `Button`'],
    ],
    [
      'no limits',
      'Button.tsx',
      /\* Not for .+/,
      '*',
      ['does not say “Not for …” in the comment on `Button`'],
    ],
    ['no comment', 'Button.tsx', /\/\*\*\n \* Starts[^]+?\*\//, '', ['has no doc comment on `Button`']],
    [
      'a bare prop',
      'Button.tsx',
      'children: ReactNode',
      'children: ReactNode\n  isLoud?: boolean',
      ['has props of `Button` without a comment: isLoud'],
    ],
    [
      'a prop of style',
      'Button.tsx',
      'children: ReactNode',
      'children: ReactNode\n  /** Anything. */\n  className?: string',
      ['has props of `Button` that let anyone restyle it: className'],
    ],
    [
      'no entry',
      'package.json',
      './Button',
      './Knob',
      ['has no entry for `Button` in the exports: run `npm run exports`'],
    ],
  ])('%s', (_, name, from, to, said) => {
    expect(faults((file) => edit(file(name), from, to))).toEqual(said)
  })
})
