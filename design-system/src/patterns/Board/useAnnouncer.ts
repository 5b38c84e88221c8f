import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { BoardColumn } from './options.ts'
import type { BoardStrings } from './boardStrings.ts'
import { type CardMove, type CellCards, type ColumnMove, positionOf, withMoved } from './move.ts'

type Step = 'pickedUp' | 'movedTo' | 'dropped' | 'putBack'

/** Says each step of a move to those who cannot see it. */
export function useAnnouncer(strings: BoardStrings) {
  const { locale } = useLocale()
  const [news, setNews] = useState('')
  const number = (value: number) => value.toLocaleString(locale)
  const card = (
    step: Step,
    move: CardMove,
    columns: readonly BoardColumn[],
    cardsOf: CellCards,
    name: string,
  ) => {
    const title = (columnId: string) => columns.find(({ id }) => id === columnId)?.title ?? ''
    const what = move.ids.length > 1 ? strings.several(number(move.ids.length)) : name
    const { place, total } = positionOf(move, cardsOf)
    const where = [title(move.to.columnId), number(place), number(total)] as const
    setNews(
      step === 'movedTo'
        ? strings.movedTo(...where)
        : step === 'putBack'
          ? strings.putBack(what, title(move.from.columnId))
          : strings[step](what, ...where),
    )
  }
  const column = (step: Step, move: ColumnMove, columns: readonly BoardColumn[]) => {
    const name = columns.find(({ id }) => id === move.id)?.title ?? ''
    const place = withMoved(columns, move).findIndex(({ id }) => id === move.id) + 1
    const where = [number(place), number(columns.length)] as const
    setNews(
      step === 'pickedUp'
        ? strings.columnPickedUp(name, ...where)
        : step === 'movedTo'
          ? strings.columnAt(...where)
          : step === 'dropped'
            ? strings.columnDropped(name, ...where)
            : strings.columnPutBack(name, ...where),
    )
  }
  return { news, announce: { card, column } }
}

export type Announce = ReturnType<typeof useAnnouncer>['announce']
