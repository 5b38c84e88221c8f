import { Dialog, Heading, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { OverlayArrow } from 'react-aria-components/Tooltip'
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { cx } from '../../css/cx.ts'
import { besideGutter } from '../../internal/besideGutter.ts'
import { CloseButton } from '../../internal/CloseButton.tsx'
import { markOverflow } from '../../internal/markOverflow.ts'
import { Popover } from '../../internal/Popover.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { TriggerContext } from '../../internal/TriggerContext.ts'
import { useIsWide } from '../Calendar/useIsWide.ts'
import { PopoverSheet } from './PopoverSheet.tsx'
import { useRoom } from './useRoom.ts'
import { widths } from './widths.ts'
import type { PopoverPanelData } from './panelData.ts'
import * as styles from './Popover.css.ts'

/** From the button and from the edge of the window. */
const margins = 22
/** What stands around the popover's button is not about the buttons inside. */
const none = [] as const

/** The part of a popover that is seen when it is open. */
export function PopoverPanel({ onPhones, ...panel }: PopoverPanelData) {
  const isWide = useIsWide()
  return onPhones === 'sheet' && !isWide ? <PopoverSheet {...panel} /> : <PopoverBeside {...panel} />
}

function PopoverBeside({
  id,
  title,
  label,
  content,
  placement = 'bottom',
  size = 'medium',
  inset = 'content',
  hasArrow,
  triggerRef,
  isVirtual,
  ...control
}: Omit<PopoverPanelData, 'onPhones'>) {
  const state = useOverlayTriggerState(control)
  const isBeside = /^(start|end)/.test(placement)
  const hasRoom = useRoom(triggerRef, widths[size] + margins, control.isOpen)
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover
        triggerRef={triggerRef}
        placement={isBeside && !hasRoom ? 'bottom' : placement}
        offset={hasArrow ? 10 : 6}
        arrowBoundaryOffset={16}
        style={besideGutter}
        className={cx(styles.sheet, styles.sizes[size])}
      >
        {hasArrow && (
          <OverlayArrow>
            <svg viewBox="0 0 16 8" aria-hidden className={styles.arrow}>
              <path d="M0 0 8 8 16 0Z" />
              <path d="M1 1 8 7.5 15 1" className={styles.arrowLine} />
            </svg>
          </OverlayArrow>
        )}
        <PopupContent isByClick={isVirtual}>
          <Dialog id={id} aria-label={label} className={styles.frame}>
            {title && (
              <header className={styles.header}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <div className={styles.close}>
                  <TriggerContext value={none}>
                    <CloseButton size="small" />
                  </TriggerContext>
                </div>
              </header>
            )}
            <div ref={markOverflow} className={cx(styles.body, styles.insets[inset])}>
              <TriggerContext value={none}>
                {typeof content === 'function' ? content(() => state.close()) : content}
              </TriggerContext>
            </div>
          </Dialog>
        </PopupContent>
      </Popover>
    </OverlayTriggerStateContext>
  )
}
