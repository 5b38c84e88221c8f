import {
  Modal as AriaModal,
  ModalOverlay as AriaModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components/Modal'
import { useScope } from '../theme/scope.ts'

/** What lies over the page under a panel: as the page is, but for the direction, by which the panel stands. */
export function ModalOverlay(props: ModalOverlayProps) {
  return <AriaModalOverlay dir={useScope().dir} {...props} />
}

/** A panel over the page, in the theme of the place that it opens from. */
export function Modal(props: ModalOverlayProps) {
  return <AriaModal {...useScope()} {...props} />
}
