import { IconChevronLeft, IconChevronRight } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface CardPagesProps {
  page: number
  /** How many rows a page has. */
  size: number
  /** How many rows are shown. */
  count: number
  total: number
  onChange: (page: number) => void
}

/** Which rows of all a card shows, and the ways to the others. */
export function CardPages({ page, size, count, total, onChange }: CardPagesProps) {
  const text = useText()
  const { number } = useFormats()
  const first = count > 0 ? (page - 1) * size + 1 : 0
  return (
    <>
      <Text as="span" size="sm" ink="subtle" isNumeric>
        {text('dashboards.range', {
          from: number(first),
          to: number(count > 0 ? first + count - 1 : 0),
          total: number(total),
        })}
      </Text>
      <Inline gap={2} isWrapping={false}>
        <IconButton
          icon={IconChevronLeft}
          label={text('dashboards.previousPage')}
          size="small"
          isDisabled={page === 1}
          onPress={() => onChange(page - 1)}
        />
        <IconButton
          icon={IconChevronRight}
          label={text('dashboards.nextPage')}
          size="small"
          isDisabled={page * size >= total}
          onPress={() => onChange(page + 1)}
        />
      </Inline>
    </>
  )
}
