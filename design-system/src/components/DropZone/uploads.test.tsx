import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { examplePdf } from '../FileField/example.ts'
import { DropZone } from './DropZone.tsx'
import type { Upload } from './useUploads.ts'

const show = async (props: { upload: Upload; isMultiple?: boolean }) => {
  const { user, unmount } = await render(<DropZone label="Papers" {...props} />)
  const drop = (dataTransfer: object) => fireEvent.drop(screen.getAllByRole('button')[0]!, { dataTransfer })
  const rows = () => screen.queryByRole('list', { name: 'Papers' })?.textContent ?? ''
  return { user, drop, rows, unmount }
}
const spoken = () =>
  document
    .querySelector('body > div:not([data-live-announcer]) [aria-live=polite]')!
    .textContent.replaceAll(/[\u2066-\u2069]/g, '')
const row = (name: RegExp) =>
  within(screen.getAllByRole('listitem').find((item) => name.test(item.textContent))!)

/** An upload whose ends are in the hands of the test. */
function uploader() {
  const calls: {
    file: File
    signal: AbortSignal
    progress: (n: number) => void
    done: () => void
    fail: () => void
  }[] = []
  const upload: Upload = (file, { signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ file, signal, progress: onProgress, done: resolve, fail: () => reject(new Error('no')) })
    })
  return { calls, upload }
}

test('sends three at a time, shows how far each is, and says when it is there', async () => {
  const { calls, upload } = uploader()
  const { drop } = await show({ upload })
  drop({ files: ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => examplePdf(name)) })
  await waitFor(() => expect(calls.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']))
  expect(row(/d\.pdf/).getByText(/Waiting/)).toBeTruthy()
  act(() => calls[0]!.progress(43.7))
  const bar = row(/a\.pdf/).getByRole('progressbar', { name: 'Uploading a.pdf' })
  expect(bar.getAttribute('aria-valuenow')).toBe('43')
  await act(async () => calls[0]!.done())
  expect(row(/a\.pdf/).getByText(/Uploaded/)).toBeTruthy()
  expect(spoken()).toBe('a.pdf is uploaded')
  expect(calls).toHaveLength(4)
})

test('a failed one is tried again, and the focus stays in its row', async () => {
  const { calls, upload } = uploader()
  const { user, drop } = await show({ upload })
  drop({ files: [examplePdf('a.pdf')] })
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => calls[0]!.fail())
  expect(row(/a\.pdf/).getByText(/Did not get through/)).toBeTruthy()
  expect(spoken()).toBe('a.pdf could not be uploaded')
  await user.click(screen.getByRole('button', { name: 'Try a.pdf again' }))
  expect(calls).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel a.pdf' }))
  await act(async () => calls[1]!.done())
  expect(row(/a\.pdf/).getByText(/Uploaded/)).toBeTruthy()
})

test('one under way is cancelled, and what it says afterwards counts no more', async () => {
  const { calls, upload } = uploader()
  const { user, drop } = await show({ upload })
  drop({ files: [examplePdf('a.pdf')] })
  await user.click(await screen.findByRole('button', { name: 'Cancel a.pdf' }))
  expect(calls[0]!.signal.aborted).toBe(true)
  await act(async () => {
    calls[0]!.progress(80)
    calls[0]!.fail()
  })
  expect(row(/a\.pdf/).getByText(/Cancelled/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a.pdf' }))
})

test('stops what is under way when it leaves the page or is replaced', async () => {
  const { calls, upload } = uploader()
  const { drop, rows, unmount } = await show({ upload, isMultiple: false })
  drop({ files: [examplePdf('a.pdf')] })
  await waitFor(() => expect(calls).toHaveLength(1))
  drop({ files: [examplePdf('b.pdf')] })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]!.signal.aborted).toBe(true)
  expect(rows()).not.toContain('a.pdf')
  unmount()
  expect(calls[1]!.signal.aborted).toBe(true)
})

test('a reset of its form stops all that is under way or waits', async () => {
  const { calls, upload } = uploader()
  const { container } = await render(
    <form>
      <DropZone label="Papers" upload={upload} />
    </form>,
  )
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => examplePdf(name))
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files } })
  await waitFor(() => expect(calls).toHaveLength(3))
  act(() => container.querySelector('form')!.reset())
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  await act(async () => calls[0]!.done())
  expect(calls).toHaveLength(3)
  expect(screen.queryByRole('list')).toBeNull()
  expect(spoken()).toBe('')
})
