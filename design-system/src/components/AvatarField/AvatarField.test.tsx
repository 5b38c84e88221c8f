import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { examplePng, exampleProgram, exampleText } from '../FileField/example.ts'
import { AvatarField, type AvatarFieldProps } from './AvatarField.tsx'

beforeAll(async () => {
  await import('./CropDialog.tsx')
  await import('../Dialog/DialogPanel.tsx')
})

// jsdom neither lays out, decodes nor draws pictures: this is a page of 300 by 300 px with one of 600 by 400.
const drawn = vi.fn<(...all: unknown[]) => void>()
const revoked = vi.fn<() => void>()
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked })
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const show = async (props: Partial<AvatarFieldProps> = {}, language: 'en' | 'ar' = 'en') => {
  const onChange = vi.fn<(picture: File | null) => void>()
  const ref = createRef<HTMLButtonElement>()
  const { user, container } = await render(
    <AvatarField ref={ref} label="Picture" person="Maya Laurent" onChange={onChange} {...props} />,
    { language },
  )
  const choose = (file: File) =>
    user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file)
  return { user, onChange, choose, container, button: ref.current! }
}
const said = () => screen.getByRole('status').textContent.replaceAll(/[\u2066-\u2069]/g, '')
const openWith = async (choose: (file: File) => Promise<void>) => {
  await choose(examplePng())
  const dialog = await screen.findByRole('dialog')
  await act(async () => void fireEvent.load(dialog.querySelector('img')!))
  return dialog
}

test('shows initials while there is no picture, and its address when there is one', async () => {
  const { container } = await show()
  expect(container.querySelector('[data-letters=ML]')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  await show({ person: 'Omar Haddad', value: '/omar.webp' })
  expect(screen.getByRole('img', { name: 'Omar Haddad' }).querySelector('img')!.getAttribute('src')).toBe(
    '/omar.webp',
  )
})

test('cuts a square of the asked size out of the middle', async () => {
  const { user, choose, onChange, button } = await show({ outputSize: 128, outputType: 'image/jpeg' })
  button.focus()
  await openWith(choose)
  await user.click(screen.getByRole('button', { name: 'Use picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [picture] = onChange.mock.lastCall!
  expect([picture!.name, picture!.type]).toEqual(['photo.jpg', 'image/jpeg'])
  expect(drawn.mock.lastCall!.slice(1)).toEqual([100, 0, 400, 400, 0, 0, 128, 128])
  expect(screen.getByRole('button', { name: 'Picture Change picture' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test.each(['en', 'ar'] as const)('zooms by key, slider and button, in %s', async (language) => {
  const { user, choose } = await show({}, language)
  const dialog = await openWith(choose)
  const slider = dialog.querySelector<HTMLInputElement>('input[type=range]')!
  dialog.querySelector<HTMLElement>('[role=application]')!.focus()
  await user.keyboard('++-')
  expect(slider.value).toBe('1.1')
  const [less, more] = [slider.previousElementSibling!, slider.nextElementSibling!]
  await user.click(more)
  expect(slider.value).toBe('1.2')
  await user.click(less)
  await user.click(less)
  expect(slider.value).toBe('1')
  expect((less as HTMLButtonElement).disabled).toBe(true)
  fireEvent.change(slider, { target: { value: '2.5' } })
  expect(slider.getAttribute('aria-valuetext')).toMatch(/250/)
})

test('Escape leaves everything as it was', async () => {
  const { user, choose, onChange } = await show({ defaultValue: '/maya.webp' })
  await openWith(choose)
  revoked.mockClear()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onChange).not.toHaveBeenCalled()
  expect(revoked).toHaveBeenCalledOnce()
})

test('takes a picture that is pasted', async () => {
  const { button } = await show()
  fireEvent.paste(button, { clipboardData: { files: [examplePng()] } })
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy()
})

test('removes the picture and keeps the focus', async () => {
  const { user, onChange, button, container } = await show({ defaultValue: '/maya.webp' })
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(container.querySelector('[data-letters=ML]')).toBeTruthy()
  expect(document.activeElement).toBe(button)
})

test.each([
  [exampleProgram(), 'photo.png is not what its name says. It may be damaged.'],
  [examplePng('big.png', 10_100_000), 'big.png is too big: 10.1 MB. The limit is 10 MB.'],
])('says why %o is no picture for it, and keeps the one it has', async (file, reason) => {
  const { choose, onChange } = await show({ defaultValue: '/maya.webp' })
  await choose(file)
  await waitFor(() => expect(said()).toBe(reason))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('says of a picture that the browser cannot read that it is broken', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('EncodingError')) })
  const { choose } = await show()
  await choose(examplePng())
  await waitFor(() => expect(said()).toBe('photo.png cannot be shown as a picture. It may be damaged.'))
  expect(revoked).toHaveBeenCalledOnce()
})

test('takes no other files by pasting', async () => {
  const { button } = await show()
  fireEvent.paste(button, { clipboardData: { files: [exampleText()] } })
  await waitFor(() =>
    expect(said()).toMatch(/^notes\.txt is of another kind\. Accepted here: PNG, JPG, WEBP/),
  )
})

test.each([{ isDisabled: true }, { isPending: true }, { isReadOnly: true }])(
  'keeps its picture when %o',
  async (state) => {
    const { user, onChange, container } = await show({ ...state, defaultValue: '/maya.webp' })
    for (const button of screen.queryAllByRole('button')) await user.click(button)
    fireEvent.paste(container.querySelector('img')!, { clipboardData: { files: [examplePng()] } })
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)
