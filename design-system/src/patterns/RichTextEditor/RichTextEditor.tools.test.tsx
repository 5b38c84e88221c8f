import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, draw, spy, text, tool } from '../../../../tests/support/rich-text.tsx'

test.each([
  ['Bold', '<p dir="auto"><strong>Words</strong></p>'],
  ['Italic', '<p dir="auto"><em>Words</em></p>'],
  ['Underline', '<p dir="auto"><u>Words</u></p>'],
  ['Strikethrough', '<p dir="auto"><s>Words</s></p>'],
  ['Code', '<p dir="auto"><code>Words</code></p>'],
  ['Heading', '<h2 dir="auto">Words</h2>'],
  ['Subheading', '<h3 dir="auto">Words</h3>'],
  ['Bulleted list', '<ul dir="auto"><li><p>Words</p></li></ul>'],
  ['Numbered list', '<ol dir="auto"><li><p>Words</p></li></ol>'],
  ['Quote', '<blockquote dir="auto"><p>Words</p></blockquote>'],
  ['Code block', '<pre dir="auto"><code>Words</code></pre>'],
  ['Centre', '<p align="center" dir="auto">Words</p>'],
  ['Align to the end', '<p align="end" dir="auto">Words</p>'],
])('%s goes on and off at a press, and says so', async (name, html) => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange })
  choose(await text(), 1, 6)
  const button = tool(name)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(onChange).toHaveBeenLastCalledWith(html)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Words</p>')
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('Shift and Enter breaks a line; Ctrl and Enter is left to what the text stands in', async () => {
  const onChange = spy()
  await draw({ defaultValue: '<p>Words</p>', onChange })
  const area = await text()
  choose(area, 6, 6)
  expect(fireEvent.keyDown(area, { key: 'Enter', keyCode: 13, ctrlKey: true })).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(area, { key: 'Enter', keyCode: 13, shiftKey: true })).toBe(false)
  expect(onChange.mock.lastCall?.[0]).toContain('<br>')
})

test('takes a step back and forth, and clears what was formatted', async () => {
  const onChange = spy()
  const { user } = await draw({
    defaultValue: '<h2><strong>Words</strong></h2>',
    onChange,
  })
  choose(await text(), 1, 6)
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true')
  await user.click(tool('Clear formatting'))
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Words</p>')
  await user.click(tool('Undo'))
  expect(onChange).toHaveBeenLastCalledWith('<h2 dir="auto"><strong>Words</strong></h2>')
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true')
  await user.click(tool('Redo'))
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Words</p>')
  await user.click(tool('Dividing line'))
  expect(onChange.mock.lastCall?.[0]).toContain('<hr>')
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', 'Undo', 'Redo'],
  ['ar', '{ArrowLeft}', '{ArrowRight}', 'تراجع', 'إعادة'],
] as const)('in %s Alt and F10 lead to the bar, arrows move in it, Escape leads back', async (...row) => {
  const [language, forward, back, first, second] = row
  const { user } = await draw({ defaultValue: '<p>Words</p>' }, language)
  const area = await text()
  act(() => area.focus())
  await user.keyboard('{Alt>}{F10}{/Alt}')
  expect(document.activeElement).toBe(tool(first))
  await user.keyboard(forward)
  expect(document.activeElement).toBe(tool(second))
  await user.keyboard(back)
  expect(document.activeElement).toBe(tool(first))
  await user.keyboard(`${forward}{Escape}`)
  await waitFor(() => expect(document.activeElement).toBe(area))
})

test('a tool that is worked by keyboard keeps the focus', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange })
  choose(await text(), 1, 6)
  act(() => tool('Bold').focus())
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowRight} ')
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto"><strong><em>Words</em></strong></p>')
  expect(document.activeElement).toBe(tool('Italic'))
})

test('tells the keys that do the same', async () => {
  await draw()
  await text()
  expect(tool('Bold').getAttribute('aria-keyshortcuts')).toBe('Control+B')
  act(() => tool('Heading').focus())
  expect((await screen.findByRole('tooltip')).textContent).toBe('HeadingCtrl Alt 2')
})

test('the tools of a message are fewer', async () => {
  await draw({ controls: 'basic' })
  await text()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    'Bold Italic Underline Strikethrough Link Image Bulleted list,Numbered list Undo Redo'
      .split(/ (?!list)|,/)
      .filter(Boolean),
  )
})

test('shows the tools that it is given, in their groups', async () => {
  await draw({ controls: [['italic', 'bold'], ['undo']] })
  await text()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Italic',
    'Bold',
    'Undo',
  ])
})
