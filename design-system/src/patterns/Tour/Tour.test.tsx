import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { holeOf, placeCard } from './place.ts'
import { Tour, type TourEnd } from './Tour.tsx'

function Page({ onEnd }: { onEnd?: (end: TourEnd) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Start</button>
      <label data-tour="search">
        Search <input />
      </label>
      <button data-tour="add">Add</button>
      <button>Elsewhere</button>
      <Tour
        isOpen={isOpen}
        onClose={(end) => {
          setOpen(false)
          onEnd?.(end)
        }}
        steps={[
          { target: 'search', title: 'Find', text: 'Type a name.' },
          { target: 'gone', title: 'Gone', text: 'Not on this page.' },
          { target: 'add', title: 'Add', text: 'Press it.' },
        ]}
      />
    </>
  )
}
const card = () => screen.getByRole('dialog')
const start = async (language: 'en' | 'ar' = 'en') => {
  const onEnd = vi.fn<(end: TourEnd) => void>()
  const { user } = await render(<Page onEnd={onEnd} />, { language })
  await user.click(screen.getByText('Start'))
  return { user, onEnd }
}

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'goes on and back by the arrow keys, without what is not there, in %s',
  async (language, on, back) => {
    const { user } = await start(language)
    expect(document.activeElement).toBe(card())
    expect(card().hasAttribute('aria-modal')).toBe(false)
    await user.keyboard(on)
    expect(card().querySelector('h2')!.textContent).toBe('Add')
    await user.keyboard(back)
    expect(card().querySelector('h2')!.textContent).toBe('Find')
  },
)

test('leaves the arrow keys to a field, and the field to the person', async () => {
  const { user } = await start()
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('Ada{ArrowLeft}')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada')
  expect(card().querySelector('h2')!.textContent).toBe('Find')
})

test('goes round between the card and its place by Tab', async () => {
  const { user } = await start()
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.tab()
  expect(card().contains(document.activeElement)).toBe(true)
})

test('ends by Escape, and the focus goes back', async () => {
  const { user, onEnd } = await start()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onEnd.mock.calls).toEqual([['skipped']])
  expect(document.activeElement).toBe(screen.getByText('Start'))
})

test('ends after its last step', async () => {
  const { user, onEnd } = await start()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onEnd.mock.calls).toEqual([['finished']])
})

test('ends when the focus goes elsewhere, and leaves it there', async () => {
  const { onEnd } = await start()
  screen.getByText('Elsewhere').focus()
  await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([['left']]))
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'))
})

test('goes past a place that has gone since it began', async () => {
  function Finder() {
    const [query, setQuery] = useState('')
    return (
      <>
        <input data-tour="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        {query === '' && <p data-tour="first">Ada</p>}
        <button data-tour="add">Add</button>
        <Tour
          isOpen
          onClose={() => {}}
          steps={[
            { target: 'search', title: 'Find', text: 'Type a name.' },
            { target: 'first', title: 'First', text: 'Open it.' },
            { target: 'add', title: 'Add', text: 'Press it.' },
          ]}
        />
      </>
    )
  }
  const { user } = await render(<Finder />)
  await user.type(screen.getByRole('textbox'), 'Lina')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(card().querySelector('h2')!.textContent).toBe('Add')
})

const view = { width: 1280, height: 800 }
const size = { width: 384, height: 260 }

test.each([
  ['under its place', { x: 300, y: 100, width: 200, height: 40 }, false, 'below'],
  ['above what is at the foot', { x: 300, y: 720, width: 200, height: 40 }, false, 'above'],
  ['beside what is as high as the window', { x: 0, y: 0, width: 260, height: 800 }, false, 'beside'],
  ['over what fills the window', { x: 0, y: 0, width: 1280, height: 800 }, false, 'over'],
] as const)('stands %s, within the window', (_, area, isRtl, side) => {
  const place = placeCard(holeOf(area, 6, view), size, view, isRtl)
  expect(place.side).toBe(side)
  expect(place.x).toBeGreaterThanOrEqual(16)
  expect(place.x + size.width).toBeLessThanOrEqual(view.width - 16)
  expect(place.y + size.height).toBeLessThanOrEqual(view.height - 16)
})

test('stands in line with the end of its place from right to left', () => {
  const hole = holeOf({ x: 600, y: 100, width: 200, height: 40 }, 6, view)
  expect(placeCard(hole, size, view, true).x).toBe(806 - 384)
})

test('begins where it is told to, or behind what is not there, and tells where it comes to', async () => {
  const onStep = vi.fn<(step: number) => void>()
  const steps = ['search', 'gone', 'add'].map((target) => ({ target, title: target, text: '' }))
  const { user } = await render(
    <>
      <button data-tour="search">Search</button>
      <button data-tour="add">Add</button>
      <Tour isOpen startAt={1} onStep={onStep} onClose={() => undefined} steps={steps} />
    </>,
  )
  expect(screen.getByRole('dialog', { name: 'add' })).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('dialog', { name: 'search' })).toBeTruthy()
  expect(onStep.mock.calls).toEqual([[0]])
})
