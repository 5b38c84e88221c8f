import { RatingField } from '@data1522/design-system/RatingField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Asks for a star until one is given. */
export function Validation() {
  const text = useText()
  const [stars, setStars] = useState<number | null>(null)

  return (
    <RatingField
      label={text('ratingDemos.seller')}
      isRequired
      isClearable
      value={stars}
      onChange={setStars}
      errorMessage={stars ? undefined : text('ratingDemos.giveOne')}
    />
  )
}
