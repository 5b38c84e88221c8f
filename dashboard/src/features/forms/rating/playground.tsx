import { IconHeart } from '@data1522/design-system/icons'
import { RatingField } from '@data1522/design-system/RatingField'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A rating to try out. */
export const playground = definePlayground({
  tag: 'RatingField',
  controls: {
    label: { kind: 'text', initial: 'ratingDemos.product' },
    description: { kind: 'text', initial: 'ratingDemos.productHint' },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'warning',
      default: 'warning',
    },
    icon: { kind: 'switch', code: 'icon={IconHeart}' },
    isOutlined: { kind: 'switch' },
    hasHalves: { kind: 'switch' },
    isClearable: { kind: 'switch', initial: true },
    isValueShown: { kind: 'switch', initial: true },
    isRequired: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: ({ icon, ...values }) => (
    <RatingField {...values} icon={icon ? IconHeart : undefined} defaultValue={4} />
  ),
})
