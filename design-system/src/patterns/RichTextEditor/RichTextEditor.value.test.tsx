import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { draw, editorOf, paste, spy, text } from '../../../../tests/support/rich-text.tsx'
import { RichTextEditor } from './RichTextEditor.tsx'

test('takes no script in, whether it is set or pasted', async () => {
  const onChange = spy()
  const evil =
    '<p>Hello<img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:ran=1">x</a></p>'
  await draw({ defaultValue: evil, onChange })
  const area = await text()
  expect(area.querySelector('img[onerror], script, [href^="javascript"]')).toBeNull()
  paste(area, evil)
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">HelloxHellox</p>')
  expect('ran' in window).toBe(false)
})

test('knows where lines stand that it was given, by attribute or by style', async () => {
  await draw({
    defaultValue:
      '<p align="end">One</p><p style="color: red; text-align: center">Two</p><p align="x">Three</p>',
    onChange: spy(),
  })
  const area = await text()
  expect([...area.querySelectorAll('p')].map((line) => line.getAttribute('align'))).toEqual([
    'end',
    'center',
    null,
  ])
})

test('keeps its value in the data of its form, empty as nothing', async () => {
  const { container } = await render(
    <form>
      <RichTextEditor label="Article" name="article" defaultValue="<p>Words</p>" />
    </form>,
  )
  const value = () => new FormData(container.querySelector('form')!).get('article')
  const area = await text()
  expect(value()).toBe('<p>Words</p>')
  act(() => void editorOf(area).commands.insertContent('!'))
  expect(value()).toContain('!')
  act(() => void editorOf(area).commands.setContent('<ul><li><p></p></li></ul>'))
  expect(value()).toBe('')
})

test('follows a value from outside, and tells nothing back', async () => {
  const onChange = spy()
  const { rerender } = await draw({ value: '<p>One</p>', onChange })
  const area = await text()
  rerender(<RichTextEditor label="Article" value="<p>Two</p>" onChange={onChange} />)
  await waitFor(() => expect(area.textContent).toBe('Two'))
  rerender(<RichTextEditor label="Article" value="" onChange={onChange} />)
  await waitFor(() => expect(area.textContent).toBe(''))
  expect(onChange).not.toHaveBeenCalled()
})

test('a caller that keeps the value gets every change', async () => {
  function Keeper() {
    const [value, setValue] = useState('')
    return (
      <>
        <RichTextEditor label="Article" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    )
  }
  await render(<Keeper />)
  const area = await text()
  act(() => void editorOf(area).commands.insertContent('One'))
  act(() => void editorOf(area).commands.insertContent(' two'))
  expect(screen.getByRole('status').textContent).toBe('<p dir="auto">One two</p>')
})

test('a value that comes back late takes nothing away', async () => {
  const told: string[] = []
  const page = (value: string) => (
    <RichTextEditor label="Article" value={value} onChange={(html) => told.push(html)} />
  )
  const { rerender } = await render(page(''))
  const area = await text()
  for (const letter of 'abc') act(() => void editorOf(area).commands.insertContent(letter))
  for (const html of told) {
    rerender(page(html))
    expect(area.textContent).toBe('abc')
  }
  rerender(page(told[0]!))
  expect(area.textContent).toBe('a')
})

test('goes back to how it began when its form is reset', async () => {
  const { container } = await render(
    <form>
      <RichTextEditor label="Article" name="article" defaultValue="<p>Seven</p>" />
    </form>,
  )
  const area = await text()
  act(() => void editorOf(area).commands.insertContentAt(1, 'Twenty'))
  const form = container.querySelector('form')!
  await waitFor(() => expect(new FormData(form).get('article')).toContain('Twenty'))
  act(() => form.reset())
  await waitFor(() => expect(area.textContent).toBe('Seven'))
  expect(new FormData(form).get('article')).not.toContain('Twenty')
})
