import {
  IconAd,
  IconBrandInstagram,
  IconLink,
  IconMail,
  IconSearch,
  IconWorld,
} from '@data1522/design-system/icons'
import type { VisitChannel } from '@data1522/mocks/contract/dashboards'

/** The picture of each way on which visitors come. */
export const channelIcons = {
  direct: IconWorld,
  search: IconSearch,
  social: IconBrandInstagram,
  newsletter: IconMail,
  referral: IconLink,
  advertising: IconAd,
} as const satisfies Record<VisitChannel, unknown>
