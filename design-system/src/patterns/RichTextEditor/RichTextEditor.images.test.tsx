import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, paste, spy, text, tool } from '../../../../tests/support/rich-text.tsx'
import { examplePdf, examplePng, exampleProgram } from '../../components/FileField/example.ts'

const description = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Description/ })

test('puts an image in by its address, never without a description', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange })
  await text()
  await user.click(tool('Image'))
  await user.click(await screen.findByRole('button', { name: 'Insert image' }))
  expect(screen.getByText('Give its address or choose a file.')).toBeTruthy()
  expect(screen.getByText('Describe what the image shows.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Address of the image' }), 'example.com/harbour.png')
  expect(onChange).not.toHaveBeenCalled()
  await user.type(await description(), 'The harbour at dawn{Enter}')
  expect(onChange.mock.lastCall?.[0]).toContain(
    '<img src="https://example.com/harbour.png" alt="The harbour at dawn">',
  )
  expect(onChange.mock.lastCall?.[0]).toContain('Words')
})

test('takes pasted images in one by one, and says why it does not take others', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange, maxImageSize: 5000 })
  const area = await text()
  paste(area, '', [
    examplePng('one.png'),
    examplePng('two.png', 3000),
    examplePng('big.png', 6000),
    examplePdf(),
    exampleProgram('fake.png'),
  ])
  expect((await screen.findByRole('img', { name: 'one.png' })).getAttribute('src')).toMatch(
    /^data:image\/png;base64,/,
  )
  expect(screen.getByText(/big.png\S* is too big/)).toBeTruthy()
  expect(screen.getByText(/contract.pdf\S* is of another kind/)).toBeTruthy()
  expect(screen.getByText(/fake.png\S* is not what its name says/)).toBeTruthy()
  await user.type(await description(), 'One{Enter}')
  await user.type(await description(), 'Two{Enter}')
  expect(
    onChange.mock.lastCall?.[0].match(/<img src="data:image\/png;base64,[^"]*" alt="(One|Two)">/g),
  ).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('leaves files that are no images to whom it stands with', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  await draw({ onFiles })
  const contract = examplePdf()
  paste(await text(), '', [contract, examplePng('one.png')])
  expect(onFiles.mock.calls).toEqual([[[contract]]])
  expect(await screen.findByRole('img', { name: 'one.png' })).toBeTruthy()
  expect(screen.queryByText(/is of another kind/)).toBeNull()
})

test('copied cells are taken as a table, not as the picture that comes with them', async () => {
  const onChange = spy()
  await draw({ onChange })
  paste(await text(), '<table><tr><td>Card</td></tr></table>', [examplePng()])
  expect(onChange.mock.lastCall?.[0]).toContain('Card')
  expect(screen.queryByRole('dialog')).toBeNull()
})
