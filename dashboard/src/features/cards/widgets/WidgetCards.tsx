import { CardSections } from '../shared/CardSections.tsx'
import type { CardSectionSpec } from '../shared/CardSection.tsx'
import { moneyWidgets, visitWidgets, workWidgets } from './widget-cards.ts'

const sections: readonly CardSectionSpec[] = [
  { id: 'money', title: 'widgetCards.money', text: 'widgetCards.moneyText', cards: moneyWidgets },
  { id: 'work', title: 'widgetCards.work', text: 'widgetCards.workText', cards: workWidgets },
  { id: 'visitors', title: 'widgetCards.visitors', text: 'widgetCards.visitorsText', cards: visitWidgets },
]

/** Cards with a large chart: money, work and visits. */
export const WidgetCards = () => <CardSections sections={sections} />
