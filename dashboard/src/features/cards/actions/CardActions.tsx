import { CardSections } from '../shared/CardSections.tsx'
import { actionSections } from './action-sections.ts'

/** What can be done with a card. */
export const CardActions = () => <CardSections sections={actionSections} />
