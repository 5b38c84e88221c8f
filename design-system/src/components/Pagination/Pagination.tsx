import { useLocale } from 'react-aria-components/I18nProvider'
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { cx } from '../../css/cx.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { PageButton } from './PageButton.tsx'
import { maxSlots, pageSlots } from './slots.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationProps {
  /** The landmark's name. @default "Pages" in the page's language */
  label?: string
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. */
  pageCount: number
  /** Called with the page that was asked for. */
  onPageChange: (page: number) => void
  /** @default false */
  isDisabled?: boolean
}

/**
 * Goes through the pages of a long list: all numbers where there is room, "2 / 5" where there is not.
 *
 * Use when rows come page by page, as at the foot of a table. Not for the steps of a task: use a wizard.
 */
export function Pagination({ label, page, pageCount, onPageChange, isDisabled = false }: PaginationProps) {
  const messages = useMessages()
  const { locale } = useLocale()
  const format = new Intl.NumberFormat(locale)
  const last = Math.max(1, pageCount)
  const slots = pageSlots(page, last)
  const width = last > 999 ? 'wide' : (Math.min(last, maxSlots) as keyof typeof styles.fits)
  return (
    <nav aria-label={label ?? messages.pages} className={cx(styles.place, styles.widths[width])}>
      <ul className={styles.row}>
        <li>
          <PageButton
            label={messages.previousPage}
            icon={IconChevronLeft}
            isDisabled={isDisabled}
            isAtEnd={page <= 1}
            onPress={() => onPageChange(page - 1)}
          />
        </li>
        {slots.map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot} className={styles.fits[width]}>
              <PageButton
                label={messages.goToPage(format.format(slot))}
                isCurrent={slot === page}
                isDisabled={isDisabled}
                onPress={() => onPageChange(slot)}
              >
                {format.format(slot)}
              </PageButton>
            </li>
          ) : (
            <li key={slot} aria-hidden className={cx(styles.gap, styles.fits[width])}>
              …
            </li>
          ),
        )}
        <li className={cx(styles.summary, styles.summaries[width])}>
          <bdi>{`${format.format(page)} / ${format.format(last)}`}</bdi>
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
      </ul>
    </nav>
  )
}
