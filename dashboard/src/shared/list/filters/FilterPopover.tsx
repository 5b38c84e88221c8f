import { Badge } from '@data1522/design-system/Badge'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconFilter } from '@data1522/design-system/icons'
import { Popover } from '@data1522/design-system/Popover'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'

interface FilterPopoverProps {
  /** How many of the filters within are on. */
  count: number
  children: ReactNode
}

/** A button that opens filters, a sheet on phones, and says how many of them are on. */
export function FilterPopover({ count, children }: FilterPopoverProps) {
  const text = useText()
  return (
    <Popover title={text('records.filters')} placement="bottom start" onPhones="sheet" content={children}>
      <Button
        start={<Icon icon={IconFilter} size={18} />}
        end={count > 0 && <Badge tone="primary" count={count} label={text('records.filtersOn', { count })} />}
      >
        {text('records.filters')}
      </Button>
    </Popover>
  )
}
