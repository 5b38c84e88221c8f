import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { examplePdf, examplePng, exampleText } from '../FileField/example.ts'
import { DropZone, type DropZoneProps } from './DropZone.tsx'

// jsdom makes no addresses of files.
const urls = { create: vi.fn<() => string>(() => 'blob:1'), revoke: vi.fn<() => void>() }
Object.assign(URL, { createObjectURL: urls.create, revokeObjectURL: urls.revoke })
afterEach(() => vi.clearAllMocks())

const show = async (props: Partial<DropZoneProps> = {}, language: 'en' | 'ar' = 'en') => {
  const onChange = vi.fn<(files: readonly File[]) => void>()
  const { user, container, unmount } = await render(
    <DropZone label="Papers" onChange={onChange} {...(props as object)} />,
    { language },
  )
  const button = screen.queryAllByRole('button')[0]!
  const drop = (dataTransfer: object) => fireEvent.drop(button, { dataTransfer })
  const rows = () => screen.queryByRole('list', { name: 'Papers' })?.textContent ?? ''
  return { user, onChange, button, drop, rows, unmount, container }
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
const said = () => plain(screen.getByRole('status').textContent)
const spoken = () =>
  plain(document.querySelector('body > div:not([data-live-announcer]) [aria-live=polite]')!.textContent)
const row = (name: RegExp) =>
  within(screen.getAllByRole('listitem').find((item) => name.test(item.textContent))!)

test.each(['en', 'ar'] as const)(
  'takes what is dropped, pasted and chosen, and says so, in %s',
  async (language) => {
    const { user, drop, button, onChange, container } = await show({}, language)
    drop({ files: [examplePdf('a.pdf')] })
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    await user.tab()
    expect(document.activeElement).toBe(button)
    fireEvent.paste(button, { clipboardData: { files: [examplePng('b.png')] } })
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
    await user.upload(container.querySelector('input')!, [exampleText('c.txt'), exampleText('d.txt')])
    await waitFor(() =>
      expect(onChange.mock.lastCall![0].map(({ name }) => name)).toEqual([
        'a.pdf',
        'b.png',
        'c.txt',
        'd.txt',
      ]),
    )
    expect(spoken()).toBe(language === 'en' ? '2 files added' : 'أُضيف ملفان')
  },
)

test('opens the chooser by a press anywhere, by keyboard and by touch', async () => {
  const { user, button, container } = await show()
  const opened = vi.spyOn(container.querySelector('input')!, 'click')
  await user.click(screen.getByText(/Drop files here/))
  await user.pointer({ keys: '[TouchA]', target: button })
  button.focus()
  await user.keyboard(' ')
  expect(opened).toHaveBeenCalledTimes(3)
})

test('shows that it would take what is held over it', async () => {
  const { button } = await show()
  fireEvent.dragEnter(button, { dataTransfer: {} })
  expect(screen.getByText('Release to add')).toBeTruthy()
  fireEvent.dragLeave(button.parentElement!, { relatedTarget: document.body })
  expect(screen.queryByText('Release to add')).toBeNull()
})

const entry = (file: File | null, folder?: string) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ isDirectory: folder !== undefined, name: folder }),
})

test('says of a folder and of text what to do instead, and takes the files beside', async () => {
  const { drop, rows } = await show()
  drop({ items: [entry(new File([], 'scans'), 'scans'), entry(examplePdf('a.pdf'))], files: [] })
  await waitFor(() => expect(said()).toBe('scans is a folder. Open it and drop the files inside.'))
  await waitFor(() => expect(rows()).toContain('a.pdf'))
  drop({ items: [{ kind: 'string' }], files: [] })
  await waitFor(() => expect(said()).toBe('That is not a file. Drop or paste files.'))
  expect(rows()).toContain('a.pdf')
})

test('lists what does not pass with its reason until dismissed', async () => {
  const { user, drop, button } = await show({ accept: 'image/*', maxSize: 1_000 })
  drop({ files: [exampleText(), examplePng('big.png', 5_000)] })
  await waitFor(() =>
    expect(said()).toBe(
      'notes.txt is of another kind. Accepted here: pictures.big.png is too big: 5 kB. The limit is 1 kB.',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Dismiss these messages' }))
  expect(said()).toBe('')
  expect(document.activeElement).toBe(button)
})

test('removes a file and keeps the focus', async () => {
  const { user, button, onChange } = await show({ defaultValue: [examplePdf('a.pdf'), examplePdf('b.pdf')] })
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
  expect(onChange.mock.lastCall![0].map(({ name }) => name)).toEqual(['b.pdf'])
  expect(document.activeElement).toBe(button)
  expect(spoken()).toBe('a.pdf removed')
})

test('shows pictures, gives their addresses back, and a sign where one is broken', async () => {
  const { container, unmount } = await show({
    defaultValue: [examplePng('a.png'), examplePng('b.png'), examplePdf()],
  })
  const pictures = container.querySelectorAll('img')
  expect(pictures).toHaveLength(2)
  expect(urls.create).toHaveBeenCalledTimes(2)
  fireEvent.load(pictures[0]!)
  expect(urls.revoke).toHaveBeenCalledOnce()
  fireEvent.error(pictures[1]!)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  unmount()
  expect(urls.create).toHaveBeenCalledTimes(2)
  expect(urls.revoke.mock.calls.length).toBeGreaterThanOrEqual(2)
})

test('rows that the caller keeps are its own to add, stop, repeat and remove', async () => {
  const on = {
    onAdd: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
  }
  const { user, drop } = await show({
    items: [
      { id: '1', name: 'a.pdf', status: 'uploading', progress: 20 },
      { id: '2', name: 'b.pdf', status: 'failed', error: 'The disk is full.' },
    ],
    maxCount: 3,
    ...on,
  })
  const file = examplePdf('c.pdf')
  drop({ files: [file, examplePdf('d.pdf')] })
  await waitFor(() => expect(on.onAdd).toHaveBeenCalledWith([file]))
  expect(said()).toContain('d.pdf is one too many. At most 3 files are accepted.')
  await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }))
  expect(row(/b\.pdf/).getByText('The disk is full.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try b.pdf again' }))
  await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
  expect([on.onCancel, on.onRetry, on.onRemove].map((call) => call.mock.calls)).toEqual([
    [['1']],
    [['2']],
    [['2']],
  ])
})

test.each([{ isDisabled: true }, { isReadOnly: true }])('takes and gives nothing when %o', async (state) => {
  const { onChange, container } = await show({ ...state, defaultValue: [examplePdf('a.pdf')] })
  const area = container.querySelector('[role=presentation]')
  if (area) fireEvent.drop(area, { dataTransfer: { files: [examplePng()] } })
  for (const button of screen.queryAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
  expect(screen.getByText('a')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
})
