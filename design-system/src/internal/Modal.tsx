import { ModalOverlay as AriaModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { useScope } from '../theme/scope.ts'

export { Modal } from 'react-aria-components/Modal'

/** What lies over the whole page under every modal panel, in the theme of the place that it opens from. */
export function ModalOverlay(props: ModalOverlayProps) {
  return <AriaModalOverlay {...useScope()} {...props} />
}
