import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { PageButton } from './PageButton.tsx'
import { PageRow } from './PageRow.tsx'
import * as styles from './Pager.css.ts'

export interface PagerProps {
  /** The landmark's name. @default "Pages" in the page's language */
  label?: string
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. @default nobody knows: it steps on while `hasNext` */
  pageCount?: number
  /** Whether there is a next page, where nobody knows how many there are. @default true */
  hasNext?: boolean
  /** Called with the page that was asked for. */
  onPageChange: (page: number) => void
  /** Side of a button: small 28, medium 32, large 40 px; 44 under a coarse pointer. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** How its buttons look: bare, with a line around, or filled. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'soft'
  /** Adds steps to the first page and, where it is known, the last. @default false */
  hasEnds?: boolean
  /** @default false */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * A pagination that stands by itself: with sizes and looks, steps to both ends, and known or unknown totals.
 *
 * Use when a list, a gallery or a page of results is gone through below it. Not at the foot of a table, which has
 * the lighter `Pagination`.
 */
export function Pager({
  page,
  pageCount,
  hasNext = true,
  onPageChange,
  size = 'medium',
  variant = 'plain',
  hasEnds,
  isDisabled = false,
  ...rest
}: PagerProps) {
  const messages = useMessages()
  const { locale } = useLocale()
  const isKnown = pageCount !== undefined
  const last = isKnown ? Math.max(1, pageCount) : page + Number(hasNext)
  const ends = {
    start: { label: messages.firstPage, icon: IconChevronLeft, to: 1 },
    end: { label: messages.lastPage, icon: IconChevronRight, to: last },
  }
  const utmost = (side: keyof typeof ends) => (
    <li>
      <PageButton
        label={ends[side].label}
        icon={ends[side].icon}
        className={styles.bars[side]}
        isDisabled={isDisabled}
        isAtEnd={page === ends[side].to}
        onPress={() => onPageChange(ends[side].to)}
      />
    </li>
  )
  return (
    <PageRow
      {...rest}
      page={page}
      pageCount={last}
      onPageChange={onPageChange}
      isDisabled={isDisabled}
      start={hasEnds && utmost('start')}
      end={hasEnds && isKnown && utmost('end')}
      slots={isKnown ? undefined : []}
      summary={isKnown ? undefined : messages.goToPage(new Intl.NumberFormat(locale).format(page))}
      placeClass={cx(
        styles.sizes[size],
        styles.variants[variant],
        hasEnds && styles.withEnds,
        !isKnown && styles.unknown,
      )}
      rowClass={styles.texts[size]}
    />
  )
}
