import type { RefAttributes } from 'react'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import { useScope } from '../theme/scope.ts'

/** The popover of every popup: at the end of the page, in the theme of the place that it opens from. */
export function Popover(props: PopoverProps & RefAttributes<HTMLElement>) {
  return <AriaPopover {...useScope()} {...props} />
}
