import { useCallback, useState } from 'react'
import { IconCalendar, IconMessage } from '../../../icons/icons.ts'
import { Board, type BoardColumn, type BoardProps } from '../Board.tsx'
import { BoardCard } from '../BoardCard.tsx'
import { dropped } from './dropped.ts'

const start: BoardColumn[] = [
  { id: 'todo', title: 'To do', cardIds: ['a', 'b', 'c'] },
  { id: 'doing', title: 'In progress', cardIds: ['d', 'e'], limit: 2, tone: 'primary' },
  { id: 'done', title: 'Done', cardIds: [], tone: 'success' },
]

const titles: Record<string, string> = {
  a: 'Interview five warehouse leads about returns',
  b: 'Compare margins by week',
  c: 'Warm words for an empty list',
  d: 'Refund rounds a cent the wrong way',
  e: 'Packing slip that reads at arm’s length',
}

/** A small board that keeps what is moved. */
export function WorkBoard(props: Partial<BoardProps>) {
  const [columns, setColumns] = useState<readonly BoardColumn[]>(start)
  const card = useCallback(
    (id: string) => (
      <BoardCard
        title={titles[id]!}
        href={`#${id}`}
        labels={[{ id: 'ux', label: 'UX', tone: 'info' }]}
        due={
          id === 'd'
            ? { id: 'due', icon: IconCalendar, text: '2 days late', tone: 'danger' }
            : { id: 'due', icon: IconCalendar, text: 'Nov 27' }
        }
        progress={{ done: 2, total: 6, label: '2 of 6 done' }}
        facts={[{ id: 'comments', icon: IconMessage, text: '3', label: '3 comments' }]}
        people={[{ name: 'Elif Kaya' }]}
        peopleLabel="Assignees"
      />
    ),
    [],
  )
  return (
    <Board
      label="Autumn release"
      columns={columns}
      cardName={(id) => titles[id]!}
      onCardsMove={(drop) => setColumns((now) => dropped(now, drop))}
      onColumnsMove={(ids) =>
        setColumns((now) => now.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
      }
      {...props}
    >
      {card}
    </Board>
  )
}
