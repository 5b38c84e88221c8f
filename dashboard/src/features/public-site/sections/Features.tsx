import { FeatureGrid } from '@data1522/design-system/FeatureGrid'
import {
  IconFileText,
  IconMessage,
  IconSchool,
  IconShoppingCart,
  IconTruck,
  IconUsersGroup,
} from '@data1522/design-system/icons'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { useText } from '../../../core/i18n/useText.ts'
import { sectionIds } from '../../../shared/public-page/section-ids.ts'

const features = [
  { id: 'shop', icon: IconShoppingCart, tone: 'primary' },
  { id: 'academy', icon: IconSchool, tone: 'info' },
  { id: 'fleet', icon: IconTruck, tone: 'warning' },
  { id: 'money', icon: IconFileText, tone: 'success' },
  { id: 'talk', icon: IconMessage, tone: 'danger' },
  { id: 'everyone', icon: IconUsersGroup, tone: 'neutral' },
] as const

/** The six parts of the product. */
export function Features() {
  const text = useText()
  return (
    <SiteSection
      id={sectionIds.features}
      eyebrow={text('landingMore.featuresEyebrow')}
      title={text('landingMore.featuresTitle')}
      description={text('landingMore.featuresDescription')}
    >
      <FeatureGrid
        features={features.map(({ id, icon, tone }) => ({
          icon,
          tone,
          title: text(`landingMore.${id}Title`),
          text: text(`landingMore.${id}Text`),
        }))}
      />
    </SiteSection>
  )
}
