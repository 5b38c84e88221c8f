import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { IconButton } from '@data1522/design-system/IconButton'
import { Popover } from '@data1522/design-system/Popover'
import type { ComponentProps, ReactNode } from 'react'
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx'

interface PanelButtonProps extends Pick<ComponentProps<typeof IconButton>, 'icon' | 'onPrefetch'> {
  /** The panel's heading. */
  title: string
  /** How many of what wait, the latter read after the number. @default none */
  badge?: { count: number; label: string }
  size?: ComponentProps<typeof Popover>['size']
  /** What a tour of the product calls it. */
  tourName?: string
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  content: (close: () => void) => ReactNode
}

/** A button of the top bar that opens a panel; should that fail, the bar stays. */
export const PanelButton = ({
  title,
  content,
  icon,
  badge = { count: 0, label: '' },
  onPrefetch,
  tourName,
  ...panel
}: PanelButtonProps) => (
  <Popover
    {...panel}
    title={title}
    placement="bottom end"
    inset="list"
    onPhones="sheet"
    content={(close) => <ErrorBoundary resetKey="">{content(close)}</ErrorBoundary>}
  >
    <BadgeAnchor {...badge} shape="circle" ground="surface">
      <IconButton data-tour={tourName} icon={icon} label={title} onPrefetch={onPrefetch} />
    </BadgeAnchor>
  </Popover>
)
