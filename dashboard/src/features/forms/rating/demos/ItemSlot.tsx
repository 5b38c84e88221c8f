import {
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
} from '@data1522/design-system/icons'
import { RatingField } from '@data1522/design-system/RatingField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const tones = ['danger', 'danger', 'warning', 'success', 'success'] as const

/** Faces from sad to happy, in the colour of what was chosen. */
export function ItemSlot() {
  const text = useText()
  const [mood, setMood] = useState<number | null>(4)

  return (
    <RatingField
      label={text('ratingDemos.visit')}
      size="large"
      icon={[IconMoodCry, IconMoodSad, IconMoodEmpty, IconMoodSmile, IconMoodHappy]}
      isOutlined
      tone={tones[(mood ?? 1) - 1]}
      value={mood}
      onChange={setMood}
      isValueShown
      words={[
        text('ratingDemos.awful'),
        text('ratingDemos.poor'),
        text('ratingDemos.fair'),
        text('ratingDemos.good'),
        text('ratingDemos.excellent'),
      ]}
    />
  )
}
