import { type ReactNode, type Ref, useId, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { cx } from '../css/cx.ts'
import { ProgressLinear } from '../components/ProgressLinear/ProgressLinear.tsx'
import { useMessages } from '../locale/LocaleProvider.tsx'
import { CloseButton } from './CloseButton.tsx'
import { dataAttributes } from './dataAttributes.ts'
import { markOverflow } from './markOverflow.ts'
import { Modal, ModalOverlay } from './Modal.tsx'
import { useFocusAtOnce } from './useFocusAtOnce.ts'
import { useHeldFocus } from './useHeldFocus.ts'
import * as styles from './ModalFrame.css.ts'

interface ModalFrameProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: string
  children: ReactNode
  footer?: ReactNode
  isDismissable?: boolean
  /** Keeps it open and its content as it is while work goes on, and says so. */
  isPending?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Its name, where the title alone does not say enough. */
  label?: string
  /** Leaves the page behind it as bright as it is. */
  isClear?: boolean
  /** Leaves out the close button, where the footer has one. */
  isClosedByFooter?: boolean
  /** Where the panel stands over the page. */
  placeClass: string
  /** The panel's size and how it comes. */
  panelClass: string
  /** Reaches the dialog. */
  ref?: Ref<HTMLElement>
}

/** What dialogs and drawers share: the scrim, the panel, a head and a foot that stay, a body that scrolls. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  isDismissable: isDismissableAtRest = true,
  isPending = false,
  role,
  label,
  isClear,
  isClosedByFooter,
  placeClass,
  panelClass,
  ref,
  ...rest
}: ModalFrameProps) {
  const descriptionId = useId()
  const messages = useMessages()
  const body = useRef<HTMLDivElement>(null)
  useFocusAtOnce(isOpen)
  useHeldFocus(body, isPending)
  const isDismissable = isDismissableAtRest && !isPending
  const isDescribedByBody = role === 'alertdialog' && !description
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={cx(styles.scrim, !isClear && styles.dim, placeClass)}
    >
      <Modal className={panelClass}>
        <Dialog
          {...dataAttributes(rest)}
          ref={ref}
          role={role}
          aria-label={label}
          aria-describedby={description || isDescribedByBody ? descriptionId : undefined}
          className={styles.frame}
        >
          <header className={styles.header}>
            <div className={styles.titles}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              {description && (
                <p id={descriptionId} className={styles.description}>
                  {description}
                </p>
              )}
            </div>
            {!isClosedByFooter && (
              <div className={styles.close}>
                <CloseButton isDisabled={isPending} />
              </div>
            )}
            {isPending && (
              <div className={styles.progress}>
                <ProgressLinear label={messages.pending} size="thin" />
              </div>
            )}
          </header>
          <div ref={markOverflow} className={styles.body}>
            {/* What is being sent can be changed no more: it would be lost with the dialog. */}
            <div ref={body} id={isDescribedByBody ? descriptionId : undefined} inert={isPending}>
              {children}
            </div>
          </div>
          {footer && (
            <footer data-keep-clear="" className={styles.footer}>
              {footer}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
