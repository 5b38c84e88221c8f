import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const described = () =>
  (area().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('takes several lines and gives them as they are typed', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user, container } = await render(
    <form>
      <TextArea label="Note" name="note" onChange={onChange} />
    </form>,
  )
  await user.click(screen.getByText('Note'))
  await user.keyboard('One{Enter}Two')
  expect(onChange).toHaveBeenLastCalledWith('One\nTwo')
  expect(new FormData(container.querySelector('form')!).get('note')).toBe('One\nTwo')
})

function Kept({ onChange, ...props }: Omit<TextAreaProps, 'label'>) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return <TextArea {...props} label="Note" value={value} onChange={change} />
}

test('keeps a text that is too long, and says how much to take out', async () => {
  const { user } = await render(<Kept maxLength={5} showCount />)
  await user.type(area(), 'Seven')
  expect(area().hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByText('5/5')).toBeTruthy()
  await user.type(area(), 'ty')
  expect(area().value).toBe('Seventy')
  expect(area().getAttribute('aria-invalid')).toBe('true')
  expect(described()).toEqual(['Too long: take out 2 characters.'])
})

test('counts what people call a character', async () => {
  const { user } = await render(<Kept maxLength={4} showCount />)
  await user.click(area())
  await user.paste('👩‍👩‍👧é🇫🇷')
  expect(screen.getByText('3/4')).toBeTruthy()
})

test('takes a book that is pasted at once, and counts it roughly', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const taken = vi.fn<() => void>()
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const { user } = await render(<Kept maxLength={500} showCount onChange={onChange} />)
  const book = 'كتاب طويل جدا '.repeat(75_000)
  await user.click(area())
  // A browser takes the text apart before it tells of it by this event, and then puts it in piece by piece.
  area().addEventListener('beforeinput', taken)
  await user.paste(book)
  expect(taken).not.toHaveBeenCalled()
  expect(segment.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([])
  segment.mockRestore()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(book)
  expect(area().dir).toBe('rtl')
  expect(area().getAttribute('aria-invalid')).toBe('true')
})

test('finds the direction of a text again once it is short', async () => {
  const { user } = await render(<TextArea label="Note" defaultValue={'a long text '.repeat(2000)} />)
  expect(area().dir).toBe('ltr')
  await user.clear(area())
  expect(area().dir).toBe('auto')
})

test('the caller’s own error goes first', async () => {
  await render(<TextArea label="Note" defaultValue="Seventy" maxLength={5} errorMessage="Say it shorter." />)
  expect(described()).toEqual(['Say it shorter.'])
})

test('says politely, in the language of the page, that few characters are left', async () => {
  const { user } = await render(<Kept maxLength={100} showCount />, { language: 'ar' })
  await user.click(area())
  await user.paste('س'.repeat(89))
  expect(screen.queryByText(/أحرف$/)).toBeNull()
  await user.keyboard('س')
  expect(screen.getByText('بقيت 10 أحرف').getAttribute('aria-live')).toBe('polite')
})

test('can be focused by its ref, and is left alone when it is read-only', async () => {
  const onChange = vi.fn<(value: string) => void>()
  let element: HTMLTextAreaElement | null = null
  const { user } = await render(
    <TextArea
      label="Note"
      isReadOnly
      onChange={onChange}
      ref={(node) => {
        element = node
      }}
    />,
  )
  element!.focus()
  await user.keyboard('x')
  expect(document.activeElement).toBe(area())
  expect(onChange).not.toHaveBeenCalled()
})

test('empties itself at one press, and goes on in the field', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <TextArea label="Note" defaultValue="Ring twice" isClearable onChange={onChange} />,
  )
  await user.click(screen.getByRole('button', { name: 'Clear (Note)' }))
  expect([area().value, document.activeElement]).toEqual(['', area()])
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('words beside it are read with it', async () => {
  await render(<TextArea label="Note" start="To:" end="EN" />)
  expect(described()).toEqual(['To:', 'EN'])
})
