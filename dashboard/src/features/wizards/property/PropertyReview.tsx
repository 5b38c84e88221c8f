import { WizardReview } from '@data1522/design-system/WizardReview'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { hasRooms, type PropertyValues } from './property.ts'
import { usePropertyLabels } from './usePropertyLabels.ts'

/** All that a listing says, and the way back to each answer. */
export function PropertyReview({ values }: { values: PropertyValues }) {
  const text = useText()
  const labels = usePropertyLabels()
  const isRent = values.purpose === 'rent'
  const rooms = labels.rooms(values)
  return (
    <WizardReview
      parts={[
        {
          stepId: 'about',
          answers: [
            { term: text('property.role'), description: text(`property.role.${values.role}`) },
            { term: text('property.name'), description: values.name },
            { term: text('property.email'), description: values.email },
            { term: text('property.phone'), description: values.phone && isolated(values.phone) },
          ],
        },
        {
          stepId: 'property',
          answers: [
            { term: text('property.purpose'), description: text(`property.purpose.${values.purpose}`) },
            { term: text('property.type'), description: text(`property.type.${values.type}`) },
            { term: text('property.place'), description: labels.place(values) },
            { term: text('property.landmark'), description: values.landmark },
          ],
        },
        {
          stepId: 'features',
          answers: [
            ...(hasRooms(values)
              ? [
                  { term: text('property.bedrooms'), description: rooms.bedrooms },
                  { term: text('property.bathrooms'), description: rooms.bathrooms },
                  { term: text('property.balconies'), description: rooms.balconies },
                  { term: text('property.floor'), description: rooms.floor },
                  { term: text('property.furnishing'), description: labels.furniture(values) },
                  { term: text('property.isEnsuite'), description: labels.yes(values.isEnsuite) },
                  { term: text('property.isOpenKitchen'), description: labels.yes(values.isOpenKitchen) },
                ]
              : []),
            { term: text('property.sharedAreas'), description: labels.shared(values) },
          ],
        },
        {
          stepId: 'area',
          answers: [
            { term: text('property.builtArea'), description: labels.area(values.builtArea) },
            { term: text('property.plotArea'), description: labels.area(values.plotArea) },
            { term: text('property.availability'), description: labels.available(values) },
            { term: text('property.condition'), description: text(`property.condition.${values.condition}`) },
            { term: text('property.ownership'), description: text(`property.ownership.${values.ownership}`) },
            { term: text('property.roadWidth'), description: labels.width(values.roadWidth) },
            { term: text('property.isGated'), description: labels.yes(values.isGated) },
          ],
        },
        {
          stepId: 'price',
          answers: [
            { term: text(isRent ? 'property.rent' : 'property.price'), description: labels.priceOf(values) },
            ...(isRent
              ? [
                  { term: text('property.deposit'), description: labels.money(values.deposit) },
                  { term: text('property.included'), description: labels.included(values) },
                ]
              : []),
            { term: text('property.isNegotiable'), description: labels.yes(values.isNegotiable) },
          ],
        },
      ]}
    />
  )
}
