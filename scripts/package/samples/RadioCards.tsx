import { IconTruck } from '@data1522/design-system/icons'
import { RadioCards } from '@data1522/design-system/RadioCards'

const ways = [
  { id: 'road', label: 'Road', description: 'Three days', end: '€ 4', icon: IconTruck },
  { id: 'sea', label: 'Sea', description: 'Two weeks', end: '€ 1' },
]

export const Example = () => <RadioCards label="Way" options={ways} defaultValue="road" />
