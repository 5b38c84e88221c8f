import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { examplePdf, examplePng, exampleProgram, exampleText } from './example.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'

const show = async (props: Partial<FileFieldProps> = {}, language: 'en' | 'fr' | 'ar' = 'en') => {
  const onChange = vi.fn<(files: readonly File[]) => void>()
  const ref = createRef<HTMLButtonElement>()
  const { user, container } = await render(
    <FileField ref={ref} label="Papers" onChange={onChange} {...props} />,
    {
      language,
    },
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  // As by "all files" in the chooser, which passes over what the field asks for.
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    fireEvent.change(input)
  }
  const paste = (...files: File[]) => fireEvent.paste(ref.current!, { clipboardData: { files } })
  const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
  return { user, onChange, choose, paste, names, input, button: ref.current! }
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ')
const said = () => plain(screen.getByRole('status').textContent)

test('is one button that is named by the field and opens the chooser', async () => {
  const { user, input, button } = await show()
  const opened = vi.spyOn(input, 'click')
  expect(screen.getByRole('button', { name: 'Papers Choose a file' })).toBe(button)
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await user.pointer({ keys: '[TouchA]', target: button })
  await user.click(screen.getByText('Papers'))
  await user.click(screen.getByText('No file chosen', { selector: 'label' }))
  expect(opened).toHaveBeenCalledTimes(4)
})

test('shows the chosen file, and another takes its place', async () => {
  const { choose, names, onChange } = await show()
  const [first, second] = [examplePdf(), examplePng()]
  choose(first)
  await waitFor(() => expect(names()).toEqual(['contract.pdf']))
  choose(second)
  await waitFor(() => expect(names()).toEqual(['photo.png']))
  expect(onChange.mock.calls).toEqual([[[first]], [[second]]])
})

test('adds to several, by choosing and by pasting, however fast they come', async () => {
  const { choose, paste, names } = await show({ isMultiple: true })
  choose(examplePdf('a.pdf'))
  paste(examplePng('b.png'))
  choose(examplePdf('c.pdf'))
  await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.png', 'c.pdf']))
})

test('removes one, clears all, and keeps the focus in the field', async () => {
  const { user, names, button, onChange } = await show({
    isMultiple: true,
    defaultValue: [examplePdf('a.pdf'), examplePdf('b.pdf'), examplePdf('c.pdf')],
  })
  await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
  expect(names()).toEqual(['a.pdf', 'c.pdf'])
  expect(document.activeElement).toBe(button)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(names()).toEqual([])
  expect(onChange).toHaveBeenLastCalledWith([])
  expect(document.activeElement).toBe(button)
})

const rules = { accept: '.pdf,image/*', maxSize: 1_000_000, maxCount: 2, isMultiple: true } as const
const wrong = [
  [exampleText(), /^notes\.txt is of another kind\. Accepted here: PDF and pictures\.$/],
  [new File(['MZ'], 'setup.exe', { type: 'image/png' }), /^setup\.exe is of another kind\./],
  [new File(['<b>'], 'page.png', { type: 'text/html' }), /^page\.png is of another kind\./],
  [exampleProgram(), /^photo\.png is not what its name says\./],
  [new File(['%!PS'], 'fake.pdf', { type: 'application/pdf' }), /^fake\.pdf is not what its name says\./],
  [examplePng('big.png', 5_300_000), /^big\.png is too big: 5\.3 MB\. The limit is 1 MB\.$/],
  [new File([], 'void.pdf', { type: 'application/pdf' }), /^void\.pdf is empty\.$/],
  [examplePdf('kept.pdf'), /^kept\.pdf is already there\.$/],
] as const

test.each(wrong)('says why %o is not taken, and loses nothing', async (file, reason) => {
  const onReject = vi.fn<() => void>()
  const { choose, names, onChange } = await show({
    ...rules,
    onReject,
    defaultValue: [examplePdf('kept.pdf')],
  })
  choose(file)
  await waitFor(() => expect(said()).toMatch(reason))
  expect(names()[0]).toBe('kept.pdf')
  expect(onChange).not.toHaveBeenCalled()
  expect(onReject).toHaveBeenCalledOnce()
})

test('takes those that pass of a choice, and lists the rest until it is dismissed', async () => {
  const { user, choose, onChange } = await show({ ...rules, defaultValue: [examplePdf('kept.pdf')] })
  const good = examplePng('good.png')
  choose(exampleText(), good, examplePng('more.png'))
  const list = await screen.findByRole('list', { name: 'Not accepted' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => plain(item.textContent)),
  ).toEqual([
    'notes.txt is of another kind. Accepted here: PDF and pictures.',
    'more.png is one too many. At most 2 files are accepted.',
  ])
  expect(onChange.mock.lastCall![0]).toContain(good)
  await user.click(screen.getByRole('button', { name: 'Dismiss these messages' }))
  expect(said()).toBe('')
})

test('a thousand wrong files are five messages and a count', async () => {
  const { choose } = await show(rules)
  choose(...Array.from({ length: 1_000 }, (_, index) => exampleText(`${index}.txt`)))
  await waitFor(() => expect(said()).toContain('995 more files were not accepted.'))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

test('speaks French and Arabic, sizes and all', async () => {
  const french = await show({ maxSize: 1_000_000 }, 'fr')
  french.choose(examplePdf('plan.pdf', 5_300_000))
  await waitFor(() => expect(said()).toBe('plan.pdf est trop lourd : 5,3 Mo. La limite est de 1 Mo.'))
})

test('says it in Arabic, the name kept apart from the words', async () => {
  const arabic = await show({ accept: '.pdf' }, 'ar')
  arabic.choose(exampleText())
  await waitFor(() => expect(said()).toBe('نوع notes.txt غير مقبول. الأنواع المقبولة: PDF.'))
  expect(screen.getByRole('status').textContent).toContain('\u2068notes.txt\u2069')
})

test('opens the camera of a phone', async () => {
  await show({ capture: 'environment', accept: 'image/*' })
  const camera = screen.getByRole('button', { name: 'Take a photo' })
  expect(camera.parentElement!.querySelector('input')!.getAttribute('capture')).toBe('environment')
})

test.each([{ isDisabled: true }, { isReadOnly: true }, { isPending: true }])(
  'keeps its files when %o',
  async (state) => {
    const { user, onChange, names } = await show({ ...state, isMultiple: true, defaultValue: [examplePdf()] })
    fireEvent.paste(screen.getByText('contract'), { clipboardData: { files: [examplePng()] } })
    for (const button of screen.queryAllByRole('button')) await user.click(button)
    expect(names()).toEqual(['contract.pdf'])
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('tells what is wrong and what is chosen by its button', async () => {
  const { button } = await show({ errorMessage: 'Add it.', description: 'A PDF.', isRequired: true })
  const described = button.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)!.textContent)).toEqual([
    'No file chosen, required',
    'Add it.',
    'A PDF.',
  ])
})

test('says the size of each file, how many there are of how many, and how much they come to', async () => {
  const { choose, names } = await show({ isMultiple: true, maxCount: 4, isSizeShown: true, showCount: true })
  expect(screen.getByText('0/4')).toBeTruthy()
  choose(examplePdf('a.pdf', 184_000), examplePdf('b.pdf', 2_000_000))
  await waitFor(() => expect(names().map(plain)).toEqual(['a.pdf184 kB', 'b.pdf2 MB']))
  expect(screen.getByText('2/4')).toBeTruthy()
  expect(screen.getByText('2.2 MB')).toBeTruthy()
})

test('counts in words where there is no limit', async () => {
  const { choose } = await show({ isMultiple: true, showCount: true }, 'fr')
  choose(examplePdf('a.pdf'), examplePdf('b.pdf'))
  await waitFor(() => expect(screen.getAllByText('2 fichiers choisis')).toHaveLength(2))
})

test('shows a file as the caller draws it, and still removes it by its name', async () => {
  const { user, choose, names, onChange } = await show({ renderFile: ({ name }) => `Cover: ${name}` })
  choose(examplePng())
  await waitFor(() => expect(names()).toEqual(['Cover: photo.png']))
  await user.click(screen.getByRole('button', { name: 'Remove photo.png' }))
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('is sent with its form, and still after a reset that empties every file input', async () => {
  const { container, rerender } = await render(
    <form>
      <FileField label="Papers" name="papers" isMultiple defaultValue={[examplePdf('a.pdf')]} />
    </form>,
  )
  const form = container.querySelector('form')!
  // As a browser asks for it, which jsdom does not.
  const sent = () => {
    const formData = new FormData(form)
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    return formData.getAll('papers').map((file) => (file as File).name)
  }
  const paste = (file: File) =>
    fireEvent.paste(screen.getByRole('button', { name: /Choose/ }), { clipboardData: { files: [file] } })
  expect(sent()).toEqual(['a.pdf'])
  paste(examplePdf('late.pdf'))
  act(() => form.reset())
  paste(examplePdf('b.pdf'))
  await waitFor(() => expect(sent()).toEqual(['a.pdf', 'b.pdf']))
  rerender(
    <form>
      <FileField label="Papers" name="papers" isDisabled />
    </form>,
  )
  expect(sent()).toEqual([])
})
