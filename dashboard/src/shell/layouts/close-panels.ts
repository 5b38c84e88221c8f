import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { store } from '../../core/store.ts'
import { isCustomizerOpenAtom } from '../customizer/is-open.ts'
import { isDeveloperPanelOpenAtom } from '../developer/is-open.ts'
import { isNotificationsOpenAtom } from '../notifications/is-open.ts'
import { isPaletteOpenAtom, isResetDialogOpenAtom } from '../palette/is-open.ts'
import { isShortcutHelpOpenAtom } from '../shortcuts/is-open.ts'

const panels = [
  isCustomizerOpenAtom,
  isDeveloperPanelOpenAtom,
  isNotificationsOpenAtom,
  isPaletteOpenAtom,
  isResetDialogOpenAtom,
  isShortcutHelpOpenAtom,
  isViewDialogOpenAtom,
]

/** Closes what is opened from the frame, so that it is not open when the frame comes back or somebody else does. */
export const closePanels = () => panels.forEach((isOpen) => store.set(isOpen, false))
