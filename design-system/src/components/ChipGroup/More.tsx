import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { ChipButton } from '../Chip/ChipButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface More {
  /** How many do not show. */
  count: number
  size: 'small' | 'medium'
  /** Whether the rest shows in place; nothing where a popover shows it. */
  isExpanded?: boolean
  onPress?: () => void
}

/** The chip that stands for those that do not show; it is the same one that puts them away, so it keeps the focus. */
export function More({ count, size, isExpanded, onPress }: More) {
  const { locale } = useLocale()
  const messages = useMessages()
  return (
    <ChipButton size={size} variant="soft" aria-expanded={isExpanded} onPress={onPress}>
      {isExpanded ? (
        messages.showLess
      ) : (
        <>
          <bdi>+{new Intl.NumberFormat(locale).format(count)}</bdi>{' '}
          <VisuallyHidden>{messages.more}</VisuallyHidden>
        </>
      )}
    </ChipButton>
  )
}
