import {
  IconArchive,
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobile,
  IconGift,
  IconKey,
  IconMapPin,
  IconPencil,
  IconRocket,
  IconShare,
  IconShieldLock,
  IconSparkles,
  IconTag,
  IconUsersGroup,
  IconWallet,
} from '@data1522/design-system/icons'
import type { IconSource } from '@data1522/design-system/Icon'
import type { Question } from '../../core/auth/decision.ts'

interface Example {
  readonly icon: IconSource
  /** What it changes; nothing for what everybody may. */
  readonly question: Question | null
}

/** The dialogs, in the order of their cards. */
export const examples = {
  share: { icon: IconShare, question: { action: 'read', subject: 'User' } },
  card: { icon: IconCreditCard, question: null },
  address: { icon: IconMapPin, question: { action: 'update', subject: 'Customer' } },
  user: { icon: IconPencil, question: { action: 'update', subject: 'User' } },
  twoFactor: { icon: IconDeviceMobile, question: null },
  refer: { icon: IconGift, question: { action: 'create', subject: 'Referral' } },
  app: { icon: IconRocket, question: null },
  pricing: { icon: IconTag, question: null },
  upgrade: { icon: IconSparkles, question: null },
  methods: { icon: IconWallet, question: { action: 'update', subject: 'StoreSettings' } },
  providers: { icon: IconBuildingBank, question: { action: 'update', subject: 'StoreSettings' } },
  confirm: { icon: IconArchive, question: null },
  role: { icon: IconShieldLock, question: { action: 'update', subject: 'Role' } },
  changeRole: { icon: IconUsersGroup, question: { action: 'update', subject: 'User' } },
  permission: { icon: IconKey, question: { action: 'create', subject: 'Permission' } },
} as const satisfies Record<string, Example>

export type ExampleId = keyof typeof examples

/** What each of the dialogs is given. */
export interface ExampleProps {
  isOpen: boolean
  onClose: () => void
}
