import { useLocale } from 'react-aria-components/I18nProvider'
import { ChipButton } from '../../components/Chip/ChipButton.tsx'
import type { BoardColumn } from './options.ts'
import * as styles from './Board.css.ts'

interface ColumnSwitcherProps {
  columns: readonly BoardColumn[]
  shownId: string | undefined
  onShow: (id: string) => void
  label: string
}

/** Chooses the column that is on show where there is room for one; a card that is held over a button goes there. */
export function ColumnSwitcher({ columns, shownId, onShow, label }: ColumnSwitcherProps) {
  const { locale } = useLocale()
  return (
    <div role="group" aria-label={label} className={styles.switcher}>
      {columns.map(({ id, title, cardIds, count = cardIds.length }) => (
        <span key={id} data-show-column={id}>
          <ChipButton isPressed={id === shownId} onPress={() => onShow(id)}>
            {`${title} · ${count.toLocaleString(locale)}`}
          </ChipButton>
        </span>
      ))}
    </div>
  )
}
