import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { FileButton, type FileButtonProps } from './FileButton.tsx'

const note = new File(['{}'], 'note.json', { type: 'application/json' })
const list = new File(['a'], 'list.txt', { type: 'text/plain' })

const show = async (props: Partial<FileButtonProps> = {}) => {
  const onSelect = vi.fn<(files: readonly File[]) => void>()
  const ref = createRef<HTMLButtonElement>()
  const { user } = await render(
    <FileButton ref={ref} onSelect={onSelect} {...props}>
      Import
    </FileButton>,
  )
  const input = ref.current!.parentElement!.querySelector('input')!
  const opened = vi.spyOn(input, 'click')
  return { user, onSelect, input, opened, button: ref.current! }
}

test('opens the chooser by mouse and by keyboard', async () => {
  const { user, opened, button } = await show()
  expect(button).toBe(screen.getByRole('button', { name: 'Import' }))
  await user.click(button)
  expect(opened).toHaveBeenCalledTimes(1)
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(opened).toHaveBeenCalledTimes(3)
})

test('is one stop of the Tab key', async () => {
  const { user, button } = await show()
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('hands over the file, and takes the same again', async () => {
  const { user, onSelect, input } = await show()
  await user.upload(input, note)
  await user.upload(input, note)
  expect(onSelect.mock.calls).toEqual([[[note]], [[note]]])
})

test('takes several where it may, and only the kinds it offers', async () => {
  const { user, onSelect, input } = await show({ isMultiple: true, accept: '.json' })
  await user.upload(input, [note, list, note])
  expect(onSelect).toHaveBeenLastCalledWith([note, note])
})

test.each([{ isDisabled: true }, { isPending: true }])('opens nothing when %o', async (state) => {
  const { user, opened } = await show(state)
  await user.click(screen.getByRole('button'))
  expect(opened).not.toHaveBeenCalled()
})
