import { CardSections } from '../shared/CardSections.tsx'
import { basicSections } from './basic-sections.ts'

/** Cards that any page is made of: a picture, a person, a text, tabs. */
export const BasicCards = () => <CardSections sections={basicSections} />
