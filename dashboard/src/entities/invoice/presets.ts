import { INVOICE_ITEM_PRESETS } from '@data1522/mocks/contract/invoices'

/** What invoices are most often written for, as ids of messages have them. */
const presetIds = {
  'Shop design': 'design',
  'Shop development': 'development',
  'Product photography': 'photography',
  'Product texts': 'texts',
  Translation: 'translation',
  Support: 'support',
} as const satisfies Record<(typeof INVOICE_ITEM_PRESETS)[number]['item'], string>

/** The message of a usual item; none of what somebody wrote themselves. */
export const presetOf = (item: string) => presetIds[item as keyof typeof presetIds] as PresetId | undefined

export type PresetId = (typeof presetIds)[keyof typeof presetIds]

/** The usual cost of an hour of a usual item. */
export const presetCost = (item: string) => INVOICE_ITEM_PRESETS.find((preset) => preset.item === item)?.cost
