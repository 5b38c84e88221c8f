import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { TagField } from './TagField.tsx'

const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent)
const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('adds what is typed on Enter, on a comma of any script and when the field is left', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(<TagField label="Tags" onChange={onChange} />)
  await user.type(field(), 'blue{Enter}red,أخضر، sea ')
  expect(tags()).toEqual(['blue', 'red', 'أخضر'])
  await user.tab()
  expect(tags()).toEqual(['blue', 'red', 'أخضر', 'sea'])
  expect(onChange).toHaveBeenLastCalledWith(['blue', 'red', 'أخضر', 'sea'])
  expect(field().value).toBe('')
})

test('takes a pasted list apart and leaves doubles out', async () => {
  const { user } = await render(<TagField label="Tags" defaultValue={['blue']} />)
  await user.click(field())
  await user.paste('red, green\nBlue\r\n\n white ,red')
  expect(tags()).toEqual(['blue', 'red', 'green', 'white'])
})

test('Backspace marks the last tag, and removes it the second time; typing forgets the mark', async () => {
  const { user } = await render(<TagField label="Tags" defaultValue={['blue', 'red']} />)
  await user.click(field())
  await user.keyboard('{Backspace}')
  expect(tags()).toEqual(['blue', 'red'])
  expect(screen.getByText('red: press Backspace again to remove it')).toBeTruthy()
  await user.keyboard('x{Backspace}{Backspace}')
  expect(tags()).toEqual(['blue', 'red'])
  await user.keyboard('{Backspace}')
  expect(tags()).toEqual(['blue'])
  expect(screen.getByText('red removed')).toBeTruthy()
})

test.each(inputs.filter(({ by }) => by !== 'keyboard'))(
  'a tag is removed by its cross by $by in $language',
  async (input) => {
    const { press } = await renderFor(
      input,
      <TagField label="Tags" defaultValue={['blue', 'red', 'green']} />,
    )
    await press(screen.getAllByRole('button')[1]!)
    expect(tags()).toEqual(['blue', 'green'])
  },
)

test.each(inputs.filter(({ by }) => by === 'keyboard'))(
  'arrows walk from the field to the tags and back, and Delete removes one, in $language',
  async (input) => {
    const { user, back, forward } = await renderFor(
      input,
      <TagField label="Tags" defaultValue={['blue', 'red', 'green']} />,
    )
    const cross = screen.getAllByRole('button')[1]
    await user.tab()
    await user.keyboard(`${back}${back}${back}${forward}`)
    expect(document.activeElement).toBe(cross)
    await user.keyboard('{Delete}')
    expect(tags()).toEqual(['blue', 'green'])
    expect(document.activeElement).toBe(screen.getAllByRole('button')[1])
    await user.keyboard(forward)
    expect(document.activeElement).toBe(field())
  },
)

test('refuses doubles, wrong ones and too many with a message, and loses nothing', async () => {
  const { user } = await render(
    <TagField
      label="E-mail"
      max={2}
      validate={(tag) => (tag.includes('@') ? undefined : `${tag} is no address.`)}
    />,
  )
  const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
  await user.type(field(), 'a@b.c{Enter}A@b.c{Enter}')
  expect(said()).toBe('“A@b.c” is already there.')
  expect(field().value).toBe('A@b.c')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.clear(field())
  expect(said()).toBeUndefined()
  await user.type(field(), 'nobody{Enter}')
  expect(said()).toBe('nobody is no address.')
  await user.clear(field())
  await user.paste('c@d.e,f@g.h')
  expect(said()).toBe('At most 2 entries.')
  expect(tags()).toEqual(['a@b.c', 'c@d.e'])
  expect(field().value).toBe('f@g.h')
})

test('the longest list that may be pasted is taken at once and loses nothing', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const validate = vi.fn<() => undefined>()
  const { user } = await render(<TagField label="Tags" onChange={onChange} validate={validate} />)
  const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
  await user.click(field())
  fireEvent.change(field(), { target: { value: 'x'.repeat(100_000) } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getAllByText('At most 100 characters each.').length).toBeGreaterThan(0)
  expect(field().value).toHaveLength(100_000)
  fireEvent.change(field(), { target: { value: '' } })
  paste(Array.from({ length: 10_000 }, (_, at) => `tag ${at}`).join(','))
  expect(onChange).toHaveBeenCalledOnce()
  expect(validate).toHaveBeenCalledTimes(100)
  expect(tags()).toHaveLength(100)
  expect(field().value.split(', ')).toHaveLength(9900)
})

test('goes with its form, which Enter in the field never sends', async () => {
  const onSubmit = vi.fn<(tags: FormDataEntryValue[]) => void>()
  const { user } = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget).getAll('tag'))
      }}
    >
      <TagField label="Tags" name="tag" defaultValue={['blue']} />
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(field(), 'red{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter} {Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['blue', 'red'])
})

test('is read, not changed', async () => {
  const { user } = await render(<TagField label="Tags" isReadOnly defaultValue={['blue']} />)
  await user.click(field())
  await user.keyboard('{Backspace}{Backspace}x{Enter}')
  expect(tags()).toEqual(['blue'])
  expect(screen.queryByRole('button')).toBeNull()
})
