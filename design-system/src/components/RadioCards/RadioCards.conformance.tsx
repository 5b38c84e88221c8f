import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconTruck } from '../../icons/icons.ts'
import type { CardOption } from './ChoiceCard.tsx'
import { CheckboxCards } from './CheckboxCards.tsx'
import { RadioCards } from './RadioCards.tsx'

const optionsOf = (words: string): CardOption[] => [
  { id: 'a', label: words || 'Road', description: words, end: words, icon: IconTruck },
  { id: 'b', label: 'Sea', end: '€ 4' },
]

export const examples: Examples = {
  RadioCards: (probe, words) => (
    <RadioCards
      {...probe}
      label={words || 'Way'}
      errorMessage={words}
      isRequired
      options={optionsOf(words)}
    />
  ),
  CheckboxCards: (probe, words) => (
    <CheckboxCards {...probe} label={words || 'Ways'} description={words} options={optionsOf(words)} />
  ),
}
