import type { ReactNode, RefObject } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { cx } from '../../css/cx.ts'
import { Popover } from '../../internal/Popover.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { TriggerContext } from '../../internal/TriggerContext.ts'
import * as styles from './DatePopover.css.ts'

/** What every sheet of a date field is told by it. */
export interface SheetControl extends Omit<PopupControl, 'triggerRef' | 'autoFocus'> {
  /** The field that it opens beside. */
  triggerRef: RefObject<HTMLElement | null>
}

interface PickerSheetProps extends SheetControl {
  /** The sheet's name. */
  label: string
  children: ReactNode
  /** Periods to choose at once. */
  presets?: ReactNode
}

const none = [] as const

/** The sheet that opens from a date field. */
export function DatePopover({
  id,
  label,
  children,
  presets,
  triggerRef,
  isVirtual,
  ...control
}: PickerSheetProps) {
  const state = useOverlayTriggerState(control)
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover triggerRef={triggerRef} placement="bottom start" offset={6} className={styles.sheet}>
        <PopupContent isByClick={isVirtual}>
          {/* The field around is not about the fields inside, and its presses are not its own. */}
          <DateFieldStateContext value={null}>
            <TriggerContext value={none}>
              <Dialog
                id={id}
                aria-label={label}
                className={cx(styles.dialog, Boolean(presets) && styles.withPresets)}
              >
                {presets}
                <div
                  role="presentation"
                  onPointerDown={(event) => event.stopPropagation()}
                  className={styles.content}
                >
                  {children}
                </div>
              </Dialog>
            </TriggerContext>
          </DateFieldStateContext>
        </PopupContent>
      </Popover>
    </OverlayTriggerStateContext>
  )
}
