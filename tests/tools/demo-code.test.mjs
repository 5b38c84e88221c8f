import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/message-files.ts'
import { withWords } from '../../scripts/vite/demo-code.ts'

const messages = {
  'demo.save': 'Save',
  'demo.quoted': 'The "Save" button',
  'demo.braces': 'a > b',
  'demo.own': "It's",
}

test('a demo is shown with its English words, and without what asked for them', () => {
  const source = `import { Button } from '@data1522/design-system/Button'
import { useText } from '../../../../core/i18n/useText.ts'

export function Sizes() {
  const text = useText()

  return <Button aria-label={text('demo.quoted')} label={text('demo.save')}>{text('demo.braces')}</Button>
}
const label = text('demo.own')
`
  expect(withWords(source, messages)).toBe(`import { Button } from '@data1522/design-system/Button'

export function Sizes() {
  return <Button aria-label={'The "Save" button'} label="Save">{"a > b"}</Button>
}
const label = 'It\\'s'
`)
})

test('what asks for a message with arguments stays as it is', () => {
  const source = `import { useText } from '../useText.ts'
  const text = useText()
  text('demo.save')
  text('demo.count', { count })
`
  expect(withWords(source, messages)).toBe(source)
})

test('demos of carousels and tours run where there is React and the design system alone', () => {
  const cwd = join(import.meta.dirname, '../../dashboard/src/features/extensions')
  const words = readMessages('en')
  const foreign = globSync('*/demos/*.tsx', { cwd }).filter((file) =>
    /from '(?!@data1522\/design-system\/|react')/.test(
      withWords(readFileSync(join(cwd, file), 'utf8'), words),
    ),
  )
  expect(foreign).toEqual([])
})
