import { CardSections } from '../shared/CardSections.tsx'
import { sections } from './sections.ts'

/** Cards that say one figure, and what moved it. */
export const StatisticsCards = () => <CardSections sections={sections} />
