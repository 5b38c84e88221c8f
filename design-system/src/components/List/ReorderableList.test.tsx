import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import type { Language } from '../../locale/languages.ts'
import { moved } from './moved.ts'
import { ReorderableList } from './ReorderableList.tsx'

const titles = ['Colour', 'Type', 'Space']

function Chapters() {
  const [ids, setIds] = useState(titles)
  return (
    <ReorderableList label="Chapters" entries={ids.map((id) => ({ id, title: id }))} onReorder={setIds} />
  )
}
/** Takes the first entry by keyboard, and gives its button: the focus goes on to where it may be put. */
async function take(user: UserEvent, language: Language = 'en') {
  await screen.findByRole('grid', { name: 'Chapters' })
  await user.tab()
  await user.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
  const button = document.activeElement
  expect(button?.tagName).toBe('BUTTON')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).not.toBe(button))
  return button
}
const order = () => screen.getAllByRole('row').map((row) => row.textContent)

test.each(['en', 'ar'] as const)('moves an entry by keyboard in %s', async (language) => {
  const { user } = await render(<Chapters />, { language })
  await take(user, language)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(order()).toEqual(['Type', 'Colour', 'Space']))
})

/** Rows of 40 px: jsdom lays nothing out. */
function layOut(rows: HTMLElement[]) {
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const at = rows.indexOf(this as HTMLElement)
    return at < 0 ? new DOMRect(0, 0, 300, 120) : new DOMRect(0, at * 40, 300, 40)
  })
  onTestFinished(() => spy.mockRestore())
}

/** What the browser makes of a mouse that moves while it is down, and of a finger that rests first. */
function dragging() {
  const data = new Map<string, string>()
  const items: { kind: string; type: string }[] = []
  const add = (value: string, type: string) => {
    data.set(type, value)
    items.push({ kind: 'string', type })
  }
  const dataTransfer = {
    items: Object.assign(items, { add }),
    get types() {
      return [...data.keys()]
    },
    getData: (type: string) => data.get(type) ?? '',
    effectAllowed: 'all',
  }
  return (kind: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', target: Element, y: number) => {
    const event = createEvent[kind](target, { dataTransfer })
    fireEvent(target, Object.assign(event, { clientX: 20, clientY: y }))
  }
}

test.each(inputs.filter(({ by }) => by !== 'keyboard'))(
  'moves an entry by dragging it with $by in $language',
  async (input) => {
    const { user } = await renderFor(input, <Chapters />)
    const grid = await screen.findByRole('grid', { name: 'Chapters' })
    const rows = screen.getAllByRole('row')
    const [taken] = rows
    layOut(rows)
    await user.pointer({ target: taken!, keys: input.by === 'touch' ? '[TouchA>]' : '[MouseLeft>]' })
    const drag = dragging()
    drag('dragStart', taken!, 20)
    await waitFor(() => expect(taken?.getAttribute('data-dragging')).toBe('true'))
    drag('dragEnter', grid, 20)
    drag('dragOver', grid, 115)
    drag('drop', grid, 115)
    drag('dragEnd', taken!, 115)
    await waitFor(() => expect(order()).toEqual(['Type', 'Space', 'Colour']))
  },
)

test('leaves the order as it was when the move is called off', async () => {
  const { user } = await render(<Chapters />)
  const button = await take(user)
  await user.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(order()).toEqual(titles))
  expect(document.activeElement).toBe(button)
})

test('puts what was taken before or after where it was dropped', () => {
  const taken = new Set(['a'])
  expect(moved(['a', 'b', 'c'], taken, { key: 'c', dropPosition: 'before' })).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], taken, { key: 'c', dropPosition: 'after' })).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], taken, { key: 'a', dropPosition: 'after' })).toEqual(['a', 'b', 'c'])
})
