import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { IconTruck } from '@data1522/design-system/icons'

const ways = [
  { id: 'road', label: 'Road', description: 'Three days', end: '€ 4', icon: IconTruck },
  { id: 'sea', label: 'Sea', description: 'Two weeks', end: '€ 1' },
]

export const Example = () => <CheckboxCards label="Ways" options={ways} defaultValue={['road']} />
