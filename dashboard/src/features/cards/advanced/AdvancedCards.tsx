import { CardSections } from '../shared/CardSections.tsx'
import type { CardSectionSpec } from '../shared/CardSection.tsx'
import { moneyCards, placeCards, teamCards, wayCards } from './advanced-cards.ts'

const sections: readonly CardSectionSpec[] = [
  { id: 'money', title: 'advancedCards.money', text: 'advancedCards.moneyText', cards: moneyCards },
  { id: 'team', title: 'advancedCards.teams', text: 'advancedCards.teamsText', cards: teamCards },
  { id: 'places', title: 'advancedCards.places', text: 'advancedCards.placesText', cards: placeCards },
  { id: 'ways', title: 'advancedCards.ways', text: 'advancedCards.waysText', cards: wayCards },
]

/** Cards that list things: money, people, places and what is on its way. */
export const AdvancedCards = () => <CardSections sections={sections} />
