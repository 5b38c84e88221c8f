import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { draw, editorOf, linkField, spy, text, tool } from '../../../../tests/support/rich-text.tsx'
import { arabicArticle, englishArticle } from './example.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

test('shows what it is given, named and described', async () => {
  await draw({ defaultValue: englishArticle, description: 'Everyone reads it.', isRequired: true })
  const area = await text()
  expect(area.getAttribute('aria-multiline')).toBe('true')
  expect(area.getAttribute('aria-required')).toBe('true')
  expect(area.textContent).toContain('How refunds work')
  const described = (area.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Everyone reads it.',
    'Alt and F10 lead to the formatting tools, Escape leads back.',
  ])
})

test('counts what is read, and keeps a text that is too long', async () => {
  await draw({ defaultValue: '<p>Seven <strong>&amp;</strong> 👩‍👩‍👧</p>', maxLength: 9, showCount: true })
  const area = await text()
  expect(screen.getByText('9/9')).toBeTruthy()
  expect(area.hasAttribute('aria-invalid')).toBe(false)
  act(() => void editorOf(area).commands.insertContentAt(1, 'xy'))
  expect(screen.getByText('11/9')).toBeTruthy()
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Too long: take out 2 characters.')).toBeTruthy()
})

test('can be read and not changed when it is read-only', async () => {
  const { user } = await draw({ isReadOnly: true, defaultValue: '<p>Words</p>' })
  const area = await text()
  await waitFor(() => expect(area.getAttribute('contenteditable')).toBe('false'))
  expect(area.getAttribute('aria-readonly')).toBe('true')
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(area)
})

test('takes no focus and no tool when it is disabled', async () => {
  const { user, rerender } = await draw({ isDisabled: true, defaultValue: '<p>Words</p>' })
  const area = await text()
  await waitFor(() => expect(area.getAttribute('contenteditable')).toBe('false'))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(tool('Bold').hasAttribute('disabled')).toBe(true)
  rerender(<RichTextEditor label="Article" defaultValue="<p>Words</p>" />)
  await waitFor(() => expect(area.getAttribute('contenteditable')).toBe('true'))
})

test('is focused by its ref and by its label, and says when it is left', async () => {
  const onBlur = vi.fn<() => void>()
  let element: HTMLElement | null = null
  const { user } = await render(
    <>
      <RichTextEditor
        label="Article"
        onBlur={onBlur}
        ref={(node) => {
          element = node
        }}
      />
      <button type="button">After</button>
    </>,
  )
  const area = await text()
  expect(element).toBe(area)
  act(() => element!.focus())
  expect(document.activeElement).toBe(area)
  await user.click(tool('Link'))
  await linkField()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByText('Article'))
  expect(document.activeElement).toBe(area)
  expect(onBlur).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'After' }))
  await waitFor(() => expect(onBlur).toHaveBeenCalledOnce())
})

test('shows an example while it is empty', async () => {
  await draw({ placeholder: 'What should people know?' })
  const area = await text()
  expect(area.dataset.placeholder).toBe('What should people know?')
  expect('empty' in area.dataset).toBe(true)
  act(() => void editorOf(area).commands.insertContent('x'))
  expect('empty' in area.dataset).toBe(false)
})

test('every block runs the way that its words do, and keeps a way that was given to it', async () => {
  const onChange = spy()
  await draw(
    { defaultValue: `${arabicArticle}<table><tr><td>One</td></tr></table><p dir="rtl">Latin</p>`, onChange },
    'ar',
  )
  const area = await text()
  expect(area.querySelector('ol')?.dir).toBe('rtl')
  expect(area.querySelector('p')?.dir).toBe('auto')
  expect(area.querySelector('table')?.dir).toBe('ltr')
  expect(area.lastElementChild?.getAttribute('dir')).toBe('rtl')
  act(() => void editorOf(area).commands.insertContentAt(1, 'x'))
  const given = new DOMParser().parseFromString(onChange.mock.lastCall![0], 'text/html').body
  expect([...given.children].map((block) => block.getAttribute('dir'))).toEqual([
    ...Array.from({ length: 6 }, () => 'auto'),
    'rtl',
  ])
  // Else what is around could not see their words.
  expect(given.querySelector('[dir] [dir]')).toBeNull()
})
