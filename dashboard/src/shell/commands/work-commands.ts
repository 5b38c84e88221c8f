import { href } from 'react-router-dom'
import {
  IconBell,
  IconEye,
  IconFileDollar,
  IconFlask,
  IconKeyboard,
  IconLink,
  IconLogout,
  IconPlus,
  IconPrinter,
  IconRestore,
  IconRoute,
  IconUserPlus,
} from '@data1522/design-system/icons'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { mayViewAsAtom } from '../../core/auth/view-as.ts'
import { isDeveloperPanelOpenAtom } from '../developer/is-open.ts'
import { isNotificationsOpenAtom } from '../notifications/is-open.ts'
import { isResetDialogOpenAtom } from '../palette/is-open.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { isShortcutHelpOpenAtom } from '../shortcuts/is-open.ts'
import { isTourThere, startTour } from '../tour/start-tour.ts'
import { store } from '../../core/store.ts'
import type { Command } from './command.ts'
import { copyLink } from './copy-link.ts'

const isSignedIn = () => store.get(sessionAtom) !== null

/** What one makes, and what one does with the page, the data and the session. */
export const workCommands: readonly Command[] = [
  {
    id: 'newInvoice',
    makes: true,
    icon: IconFileDollar,
    also: 'invoices',
    permission: { action: 'create', subject: 'Invoice' },
    isOffered: isSignedIn,
    href: href('/apps/invoice/add'),
  },
  {
    id: 'addProduct',
    makes: true,
    icon: IconPlus,
    also: 'products',
    permission: { action: 'create', subject: 'Product' },
    isOffered: isSignedIn,
    href: href('/apps/ecommerce/product/add'),
  },
  {
    id: 'addUser',
    makes: true,
    icon: IconUserPlus,
    also: 'users',
    permission: { action: 'create', subject: 'User' },
    isOffered: isSignedIn,
    href: `${href('/apps/user/list')}?add=user`,
  },
  {
    id: 'notifications',
    icon: IconBell,
    keys: ['b'],
    isOffered: isSignedIn,
    run: () => store.set(isNotificationsOpenAtom, true),
  },
  {
    id: 'shortcuts',
    icon: IconKeyboard,
    also: 'shortcuts',
    keys: ['?'],
    run: () => store.set(isShortcutHelpOpenAtom, true),
  },
  { id: 'tour', icon: IconRoute, also: 'tour', isOffered: isTourThere, run: () => startTour() },
  { id: 'copyLink', icon: IconLink, run: () => void copyLink() },
  { id: 'print', icon: IconPrinter, run: () => print() },
  {
    id: 'viewAs',
    icon: IconEye,
    also: 'accessControl',
    isOffered: () => store.get(mayViewAsAtom),
    run: () => store.set(isViewDialogOpenAtom, true),
  },
  {
    id: 'developer',
    icon: IconFlask,
    also: 'developer',
    run: () => store.set(isDeveloperPanelOpenAtom, true),
  },
  {
    id: 'reset',
    icon: IconRestore,
    run: () => store.set(isResetDialogOpenAtom, true),
  },
  {
    id: 'signOut',
    icon: IconLogout,
    also: 'signOut',
    isOffered: isSignedIn,
    run: ({ signOut }) => signOut(),
  },
]
