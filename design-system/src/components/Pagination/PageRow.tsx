import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { PageButton } from './PageButton.tsx'
import { maxSlots, pageSlots, type Slot, wideSlots } from './slots.ts'
import * as styles from './Pagination.css.ts'

interface PageRowProps {
  label?: string
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLElement>
  /** What stands outside of the steps to the next and the previous page, as one slot each. */
  start?: ReactNode
  end?: ReactNode
  /** The numbers to choose from. @default as many as fit */
  slots?: readonly Slot[]
  /** Takes the place of "2 / 5". */
  summary?: ReactNode
  placeClass?: string
  rowClass?: string
}

/** The row of pages under every pagination, as light as the one at the foot of a table. */
export function PageRow({
  label,
  page,
  pageCount,
  onPageChange,
  isDisabled = false,
  start,
  end,
  slots,
  summary,
  placeClass,
  rowClass,
  ...rest
}: PageRowProps) {
  const messages = useMessages()
  const { locale } = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const last = Math.max(1, pageCount)
  const width = ((start ? 4 : 2) +
    (last > 999 ? wideSlots : Math.min(last, maxSlots))) as keyof typeof styles.fits
  return (
    <nav
      {...rest}
      aria-label={label ?? messages.pages}
      className={cx(styles.place, placeClass)}
      style={assignInlineVars({ [styles.slotCount]: `${width}` })}
    >
      <ul className={cx(styles.row, styles.fits[width], rowClass)}>
        {start}
        <li>
          <PageButton
            label={messages.previousPage}
            icon={IconChevronLeft}
            isDisabled={isDisabled}
            isAtEnd={page <= 1}
            onPress={() => onPageChange(page - 1)}
          />
        </li>
        {(slots ?? pageSlots(page, last)).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot} className={styles.number}>
              <PageButton
                label={messages.goToPage(numbers.format(slot))}
                isCurrent={slot === page}
                isDisabled={isDisabled}
                onPress={() => onPageChange(slot)}
              >
                {numbers.format(slot)}
              </PageButton>
            </li>
          ) : (
            <li key={slot} aria-hidden className={cx(styles.gap, styles.number)}>
              …
            </li>
          ),
        )}
        <li className={styles.summary}>
          <bdi>{summary ?? `${numbers.format(page)} / ${numbers.format(last)}`}</bdi>
        </li>
        <li>
          <PageButton
            label={messages.nextPage}
            icon={IconChevronRight}
            isDisabled={isDisabled}
            isAtEnd={page >= last}
            onPress={() => onPageChange(page + 1)}
          />
        </li>
        {end}
      </ul>
    </nav>
  )
}
