import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Code } from './Code.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { highlight } from './highlight.ts'
import { component } from './example.ts'

test('reads from left to right, and is not translated, in an Arabic sentence', async () => {
  await render(
    <p>
      شغّل <Code>npm test</Code>
    </p>,
    { language: 'ar' },
  )
  const code = screen.getByText('npm test')
  expect(code.dir).toBe('ltr')
  expect(code.translate).toBe(false)
})

test('keeps every character of the code when its words get colours', async () => {
  await render(<CodeBlock label="Component" language="tsx" code={component} hasLineNumbers />)
  const region = screen.getByRole('region', { name: 'Component' })
  expect(region.textContent).toBe(component)
  await waitFor(() => expect(screen.getByText('import').tagName).toBe('SPAN'))
  expect(region.textContent).toBe(component)
})

test('tells kinds of words apart, and cuts a comment at its line ends', () => {
  const lines = highlight('/* one\n two */\nconst answer = 42 // `no`', 'tsx')
  expect(lines.map((line) => line[0])).toEqual([
    { text: '/* one', kind: 'comment' },
    { text: ' two */', kind: 'comment' },
    { text: 'const', kind: 'keyword' },
  ])
  expect(lines[2]).toContainEqual({ text: '42', kind: 'number' })
})

test('shows code of no language as it is', async () => {
  await render(<CodeBlock label="Log" code={'one\n\ntwo\n'} />)
  expect(screen.getByRole('region', { name: 'Log' }).textContent).toBe('one\n\ntwo\n')
})

test.each([
  ['en', 'Copy', 'Copied'],
  ['ar', 'نسخ', 'تم النسخ'],
] as const)('copies the code and says so in %s', async (language, copy, copied) => {
  const { user } = await render(<CodeBlock title="order.json" code={'{ "id": 1 }\n'} />, { language })
  await user.click(screen.getByRole('button', { name: copy }))
  expect(await screen.findByText(copied)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('{ "id": 1 }')
})

test('says when copying did not work, and leaves the code to be selected', async () => {
  const { user } = await render(<CodeBlock label="Log" code="one" />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Copying did not work')).toBeTruthy()
})

test('offers no button where nothing is to be copied', async () => {
  await render(<CodeBlock label="Log" code="one" isCopyable={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})
