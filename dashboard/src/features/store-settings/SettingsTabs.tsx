import { Badge } from '@data1522/design-system/Badge'
import { Tabs } from '@data1522/design-system/Tabs'
import type { StoreSettings } from '@data1522/mocks/contract/store-settings'
import { lazy, Suspense, useState } from 'react'
import { LeaveGuard } from '../../core/router/LeaveGuard.tsx'
import { useMedia } from '../../core/useMedia.ts'
import { useText } from '../../core/i18n/useText.ts'
import { sectionIcons, type SectionName, sectionNames } from './sections.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { useSettingsAddress } from './useSettingsAddress.ts'

const sections = {
  store: lazy(async () => ({ default: (await import('./store/StoreSection.tsx')).StoreSection })),
  payments: lazy(async () => ({ default: (await import('./payments/PaymentsSection.tsx')).PaymentsSection })),
  checkout: lazy(async () => ({ default: (await import('./checkout/CheckoutSection.tsx')).CheckoutSection })),
  shipping: lazy(async () => ({ default: (await import('./shipping/ShippingSection.tsx')).ShippingSection })),
  locations: lazy(async () => ({
    default: (await import('./locations/LocationsSection.tsx')).LocationsSection,
  })),
  notifications: lazy(async () => ({
    default: (await import('./notifications/NotificationsSection.tsx')).NotificationsSection,
  })),
} as const satisfies Record<SectionName, unknown>

/** Where a column of tabs has room beside its panel. */
const WIDE = '(width >= 60rem)'

/** The sections as tabs; what was changed in one stays while others are looked at, and is marked. */
export function SettingsTabs({ settings }: { settings: StoreSettings | undefined }) {
  const text = useText()
  const { tab, showTab } = useSettingsAddress()
  const isWide = useMedia(WIDE)
  // The sections with changes, each with what lets them go.
  const [dirty, setDirty] = useState<ReadonlyMap<SectionName, () => void>>(new Map())
  const mark = (name: SectionName, isDirty: boolean, letGo: () => void) =>
    setDirty((known) => {
      if (known.has(name) === isDirty) return known
      const next = new Map(known)
      if (isDirty) next.set(name, letGo)
      else next.delete(name)
      return next
    })
  const letAllGo = () => {
    for (const letGo of dirty.values()) letGo()
  }
  const contentOf = (name: SectionName) => {
    if (!settings) return <SettingsSkeleton />
    const Section = sections[name]
    return (
      <Suspense fallback={<SettingsSkeleton />}>
        <Section settings={settings} onDirtyChange={(isDirty, letGo) => mark(name, isDirty, letGo)} />
      </Suspense>
    )
  }
  return (
    <>
      <Tabs
        label={text('storeSettings.sections')}
        orientation={isWide ? 'vertical' : 'horizontal'}
        variant="pill"
        selectedId={tab}
        onSelectionChange={showTab}
        keepMounted
        items={sectionNames.map((id) => ({
          id,
          label: text(`storeSettings.section.${id}`),
          icon: sectionIcons[id],
          badge: dirty.has(id) && <Badge isDot tone="warning" label={text('storeSettings.unsaved')} />,
          content: () => contentOf(id),
        }))}
      />
      <LeaveGuard isDirty={dirty.size > 0} onLeave={letAllGo} />
    </>
  )
}
