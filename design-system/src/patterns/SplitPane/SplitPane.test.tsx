import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { MailExample } from './example/MailExample.tsx'
import { fillerOf, pairOf } from './panes.ts'

const handle = (name: string) => screen.getByRole('separator', { name: new RegExp(name) })
type Sizes = Readonly<Record<string, number>>

test('each pane is a named region', async () => {
  await render(<MailExample />)
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(names).toEqual(['Folders', 'Inbox', 'Mail'])
})

describe.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', 'Folders'],
  ['ar', '{ArrowLeft}', '{ArrowRight}', 'المجلدات'],
] as const)('in %s', (language, wider, narrower, name) => {
  test('a handle moves by the arrow keys that point that way, Home and End', async () => {
    const onSizes = vi.fn<(sizes: Sizes) => void>()
    const { user } = await render(<MailExample isArabic={language === 'ar'} onSizes={onSizes} />, {
      language,
    })
    handle(name).focus()
    await user.keyboard(wider)
    expect(handle(name).getAttribute('aria-valuenow')).toBe('216')
    await user.keyboard(narrower)
    expect(onSizes).toHaveBeenLastCalledWith({ folders: 200 })
    await user.keyboard('{Home}')
    expect(handle(name).getAttribute('aria-valuenow')).toBe('160')
    expect(handle(name).getAttribute('aria-valuemax')).toBe('320')
  })
})

test('a handle follows the pointer, tells the width once it is let go, and forgets it by a double click', async () => {
  const onSizes = vi.fn<(sizes: Sizes) => void>()
  await render(<MailExample onSizes={onSizes} />)
  const line = handle('Inbox')
  line.setPointerCapture = () => undefined
  fireEvent.pointerDown(line, { button: 0, clientX: 500 })
  fireEvent.pointerMove(line, { clientX: 470 })
  expect(line.getAttribute('aria-valuenow')).toBe('270')
  expect(onSizes).not.toHaveBeenCalled()
  fireEvent.pointerUp(line, { clientX: 470 })
  expect(onSizes).toHaveBeenCalledExactlyOnceWith({ list: 270 })
  fireEvent.doubleClick(line)
  expect(onSizes).toHaveBeenLastCalledWith({})
  expect(handle('Inbox').getAttribute('aria-valuenow')).toBe('300')
})

test('the way back leads to the pane before', async () => {
  const { user } = await render(<MailExample initialPane="reader" />)
  const reader = screen.getByRole('region', { name: 'Mail' })
  const list = screen.getByRole('region', { name: 'Inbox' })
  expect(reader.dataset.active).toBe('true')
  await user.click(within(reader).getByRole('button', { name: 'Back to Inbox' }))
  expect(list.dataset.active).toBe('true')
})

test('on a tablet the pane before the active one leads back by itself', async () => {
  const { user } = await render(<MailExample initialPane="reader" />)
  const list = screen.getByRole('region', { name: 'Inbox' })
  await user.click(within(list).getByRole('button', { name: 'Back to Folders' }))
  expect(list.dataset.active).toBe('true')
})

test('which two are seen together, and which of them fills', () => {
  const ids = ['folders', 'list', 'reader']
  expect(pairOf(ids, 'folders')).toEqual(['folders', 'list'])
  expect(pairOf(ids, 'list')).toEqual(['folders', 'list'])
  expect(pairOf(ids, 'reader')).toEqual(['list', 'reader'])
  expect(fillerOf(['folders', 'list'], ids, 'reader')).toBe('list')
  expect(fillerOf(['list', 'reader'], ids, 'reader')).toBe('reader')
  expect(fillerOf(['list', 'reader'], ids, 'folders')).toBe('list')
})
