import { RatingField } from '@data1522/design-system/RatingField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A press gives all stars up to it, a swipe as many as it covers. */
export function Basic() {
  const text = useText()
  const [stars, setStars] = useState<number | null>(4)

  return (
    <RatingField
      label={text('ratingDemos.product')}
      value={stars}
      onChange={setStars}
      description={text('ratingDemos.productHint')}
    />
  )
}
