import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type PropType, reasonForJson } from '../../.storybook/control-types.ts'
import { docgen } from '../../.storybook/docgen.ts'

/** How many props of public components Storybook may set as JSON, by the reason. Fewer are welcome. */
const most = {
  // Rows, options, entries: data, which no other control writes.
  'a list': 144,
  // A range, a card, the words of a part: several values that make sense together alone.
  'a record': 48,
  'one of several shapes': 2,
  'the type of a prop elsewhere': 21,
  'a type that is not read': 4,
}

const root = resolve(import.meta.dirname, '../..')

interface Documented {
  readonly displayName: string
  readonly props: Readonly<Record<string, { readonly tsType?: PropType }>>
}

/** The components of a module as Storybook is told of them. */
function documentedIn(file: string): Documented[] {
  const { transform } = docgen() as unknown as { transform: (code: string, id: string) => { code: string } }
  const { code } = transform(readFileSync(file, 'utf8'), file)
  return Array.from(
    code.matchAll(/\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo|$)/g),
    ([, told]) => JSON.parse(told!) as Documented,
  )
}

test('what Storybook sets as JSON has its reason, and does not become more', () => {
  const { exports } = JSON.parse(readFileSync(resolve(root, 'design-system/package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  const reasons = globSync('design-system/src/{layout,components,charts,patterns,theme}/**/*.tsx', {
    cwd: root,
  })
    .filter((file) => `./${basename(file, '.tsx')}` in exports)
    .flatMap((file) =>
      documentedIn(resolve(root, file)).filter(({ displayName }) => displayName === basename(file, '.tsx')),
    )
    .flatMap(({ props }) => Object.values(props))
    .flatMap(({ tsType }) => (tsType && reasonForJson(tsType)) ?? [])
  const counts = Object.groupBy(reasons, (reason) => reason)
  expect(reasons.length).toBeGreaterThan(0)
  const tooMany = Object.entries(counts).filter(
    ([reason, all]) => all!.length > (most[reason as keyof typeof most] ?? 0),
  )
  expect(tooMany.map(([reason, all]) => [reason, all!.length])).toEqual([])
})
