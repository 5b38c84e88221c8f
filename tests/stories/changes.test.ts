import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  blocksOf,
  readChangelog,
  readChangeset,
  readUnreleased,
  runsOf,
} from '../../.storybook/pages/parts/changes.ts'

const FOLDER = resolve(import.meta.dirname, '../../.changeset')
const text = (words: string) => [{ kind: 'text', text: words }]
const paragraph = (words: string) => ({ kind: 'paragraph', runs: text(words) })
const changeset = (bump: string, body: string) => `---\n'@data1522/design-system': ${bump}\n---\n\n${body}\n`

test('every changeset of the repository is read, and says something', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const silent = files.filter(
    (name) => !readChangeset(readFileSync(join(FOLDER, name), 'utf8'))?.blocks.length,
  )
  expect(silent).toEqual([])
})

test.each(['major', 'minor', 'patch'] as const)('the front matter names the bump: %s', (bump) => {
  expect(readChangeset(changeset(bump, 'Words.'))).toEqual({ bump, blocks: [paragraph('Words.')] })
})

test('quotes and line ends do not matter', () => {
  const file = '---\r\n"@data1522/design-system": "patch"\r\n---\r\n\r\nWords.\r\n'
  expect(readChangeset(file)).toEqual({ bump: 'patch', blocks: [paragraph('Words.')] })
})

test.each([
  ['another package', "---\n'@data1522/mocks': minor\n---\n\nWords.\n"],
  ['no package', '---\n---\n'],
  ['no front matter', 'Words.'],
])('nothing comes of %s', (_, file) => {
  expect(readChangeset(file)).toBeUndefined()
})

test('what matters most comes first', () => {
  const files = [changeset('patch', 'Mends.'), changeset('major', 'Breaks.'), changeset('minor', 'Adds.')]
  const { name, changes } = readUnreleased([...files, 'A stray file'])
  expect(name).toBeUndefined()
  expect(changes.map(({ bump }) => bump)).toEqual(['major', 'minor', 'patch'])
})

test('code and strong words are told from the others', () => {
  expect(runsOf('Take `Card` **now**, not `a * b`.')).toEqual([
    { kind: 'text', text: 'Take ' },
    { kind: 'code', text: 'Card' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ', not ' },
    { kind: 'code', text: 'a * b' },
    { kind: 'text', text: '.' },
  ])
})

test('a paragraph goes on over lines and ends at a list or an empty line', () => {
  expect(blocksOf('One\ntwo.\n\nThree:\n- four\n- five')).toEqual([
    paragraph('One two.'),
    paragraph('Three:'),
    { kind: 'list', items: [[paragraph('four')], [paragraph('five')]] },
  ])
})

test('lists stand in lists, and their entries go on over lines', () => {
  expect(blocksOf('- one\n  goes on\n\n  - inner\n- two\n\nAfter.')).toEqual([
    {
      kind: 'list',
      items: [
        [paragraph('one goes on'), { kind: 'list', items: [[paragraph('inner')]] }],
        [paragraph('two')],
      ],
    },
    paragraph('After.'),
  ])
})

test('the changelog gives its versions in its order, without the commits', () => {
  const file = `# @data1522/design-system

## 1.1.0

### Minor Changes

- abc1234: Adds \`Card\`.

  It has parts:

  - media
  - actions

### Patch Changes

- Mends.
- 1234abc: Mends more.

## 1.0.0

### Major Changes

- The first release.
`
  const versions = readChangelog(file)
  expect(versions.map(({ name, changes }) => [name, changes.map(({ bump }) => bump)])).toEqual([
    ['1.1.0', ['minor', 'patch', 'patch']],
    ['1.0.0', ['major']],
  ])
  const [adds, , mends] = versions[0]!.changes
  expect(adds?.blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { kind: 'text', text: 'Adds ' },
        { kind: 'code', text: 'Card' },
        { kind: 'text', text: '.' },
      ],
    },
    paragraph('It has parts:'),
    { kind: 'list', items: [[paragraph('media')], [paragraph('actions')]] },
  ])
  expect(mends?.blocks).toEqual([paragraph('Mends more.')])
})

test('a changelog without versions is none', () => {
  expect(readChangelog('# @data1522/design-system\n')).toEqual([])
})
