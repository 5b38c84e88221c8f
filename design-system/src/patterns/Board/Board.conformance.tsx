import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconCalendar } from '../../icons/icons.ts'
import { Board } from './Board.tsx'
import { BoardCard } from './BoardCard.tsx'
import { BoardComposer } from './BoardComposer.tsx'

export const examples: Examples = {
  Board: (probe, words) => (
    <Board
      {...probe}
      label="Work"
      columns={[{ id: '1', title: words || 'To do', cardIds: ['a'], limit: 1 }]}
      cardName={() => words}
      onCardsMove={() => undefined}
    >
      {(id) => <BoardCard title={words || 'Card'} href={`/${id}`} />}
    </Board>
  ),
  BoardCard: (probe, words) => (
    <BoardCard
      {...probe}
      title={words || 'Card'}
      href="/card"
      labels={[{ id: 'ux', label: words || 'UX', tone: 'info' }]}
      due={{ id: 'due', icon: IconCalendar, text: 'Nov 27' }}
    />
  ),
  BoardComposer: (probe, words) => (
    <BoardComposer
      {...probe}
      label={words || 'Title'}
      submitLabel={words || 'Add'}
      cancelLabel={words || 'Cancel'}
      onSubmit={() => undefined}
      onCancel={() => undefined}
    />
  ),
}
