import '@data1522/design-system/styles'
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Board, type BoardColumn } from '@data1522/design-system/Board'
import { BoardCard } from '@data1522/design-system/BoardCard'
import { Button } from '@data1522/design-system/Button'
import { IconCalendar, IconMessage } from '@data1522/design-system/icons'
import { dropped } from '../../../../design-system/src/patterns/Board/example/dropped.ts'

const COLUMNS = 10
const CARDS = 50

/** 500 cards in ten columns. */
const start: BoardColumn[] = Array.from({ length: COLUMNS }, (_, column) => ({
  id: String(column),
  title: `Column ${column + 1}`,
  cardIds: Array.from({ length: CARDS }, (_, card) => `${column}-${card}`),
}))

/** The columns that were drawn anew since one has looked. */
const drawn = new Set<string>()
const columnFoot = (id: string) => {
  drawn.add(id)
  return <Button variant="plain">Add card</Button>
}

function Page() {
  const [columns, setColumns] = useState<readonly BoardColumn[]>(start)
  const card = useCallback(
    (id: string) => (
      <BoardCard
        title={`Card ${id} of the autumn release`}
        href={`#${id}`}
        labels={[{ id: 'ux', label: 'UX', tone: 'info' }]}
        due={{ id: 'due', icon: IconCalendar, text: 'Nov 27' }}
        progress={{ done: 2, total: 6, label: '2 of 6 done' }}
        facts={[{ id: 'comments', icon: IconMessage, text: '3', label: '3 comments' }]}
        people={[{ name: 'Elif Kaya' }, { name: 'Ines Halvorsen' }]}
        peopleLabel="Assignees"
      />
    ),
    [],
  )
  return (
    <Board
      label="Autumn release"
      columns={columns}
      cardName={(id) => id}
      onCardsMove={(drop) => setColumns((now) => dropped(now, drop))}
      columnFoot={columnFoot}
    >
      {card}
    </Board>
  )
}

const frame = () => new Promise(requestAnimationFrame)
const mouse = (type: string, target: EventTarget, clientX: number, clientY: number) =>
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, view: window, button: 0, clientX, clientY }),
  )
/** The middle of the second card of a column. */
const cardIn = (column: number) => {
  const card = document.querySelectorAll(`[data-column="${column}"] [data-slot]`)[1]!
  const { left, top, width, height } = card.getBoundingClientRect()
  return { card, x: left + width / 2, y: top + height / 2 }
}
const isLifted = () => document.querySelector('[data-lifted]') !== null

/** Draws frames for so many seconds, and answers with how many there were in one. */
async function frames(seconds: number, draw: (share: number) => void) {
  const start = performance.now()
  let count = 0
  for (let share = 0; share < 1; share = (performance.now() - start) / (seconds * 1000)) {
    draw(share)
    await frame()
    count += 1
  }
  return (count * 1000) / (performance.now() - start)
}

Object.assign(window, {
  boardBenchmark: {
    /** Picks a card up, and answers with the time to the frame that shows it held. */
    pickUp: async () => {
      const { card, x, y } = cardIn(0)
      mouse('mousedown', card, x, y)
      const start = performance.now()
      mouse('mousemove', document, x + 8, y + 8)
      do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      while (!isLifted())
      return performance.now() - start
    },
    /** Takes what is held to and fro over the columns in sight, and answers with the frames of a second. */
    drag: (seconds: number) =>
      frames(seconds, (share) =>
        mouse('mousemove', document, 700 - 500 * Math.cos(share * 12), 400 + 200 * Math.sin(share * 40)),
      ),
    /** The frames of a second in which nothing moves. */
    idle: (seconds: number) => frames(seconds, () => undefined),
    /** Puts what is held on the third column, and answers with how many columns that draws. */
    drop: async () => {
      document.querySelector('[data-board-column="0"]')?.scrollIntoView({ inline: 'start' })
      const { x, y } = cardIn(2)
      mouse('mousemove', document, x, y)
      do await frame()
      while (!document.querySelector('[data-column="2"] [data-target]'))
      drawn.clear()
      mouse('mouseup', document, x, y)
      do await frame()
      while (isLifted())
      return drawn.size
    },
  },
})

const messages = await loadMessages('en')
createRoot(document.getElementById('root')!).render(
  <LocaleProvider language="en" messages={messages}>
    <Page />
  </LocaleProvider>,
)
