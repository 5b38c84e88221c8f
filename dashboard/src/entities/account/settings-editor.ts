import type {
  AccountConnections,
  AccountNotifications,
  TwoStep,
} from '@data1522/mocks/contract/account-settings'
import type { UserBilling, UserBillingEdit, UserSettingsEdit } from '@data1522/mocks/contract/user-settings'

/** What only one's own plan has: whether it ends with its period. */
interface Cancellable {
  readonly isCancelled?: boolean
}

/** What the settings of one's own account and of any user have in common. */
export interface SharedSettings {
  readonly security: TwoStep
  readonly billing: UserBilling & Cancellable
  readonly notification: AccountNotifications
  readonly connection: AccountConnections
}

/** What is sent of them. */
export interface SharedSettingsEdit extends UserSettingsEdit {
  billing?: UserBillingEdit & Cancellable
}

/** A change of the settings of an account. */
export interface SettingsChange {
  /** What is sent, made of the settings as they are when its turn comes. */
  edit: (now: SharedSettings) => SharedSettingsEdit
  /** How the settings look at once; doing it twice is the same as once. */
  update: <Settings extends SharedSettings>(settings: Settings) => Settings
  /** What is said when it is done. */
  done: () => string
  /** What takes it back from the settings as they are by then; without it nothing does. */
  back?: (now: SharedSettings) => SharedSettingsEdit
}

/** Edits the settings of an account: `change` at once on the screen, `save` from a form, which shows what fails. */
export interface SettingsEditor {
  change: (change: SettingsChange) => Promise<boolean>
  save: (change: Omit<SettingsChange, 'update'>) => Promise<boolean>
}
