import { href } from 'react-router-dom'
import { sectionIds } from '../../../shared/public-page/section-ids.ts'

/** Where one writes to the company. */
export const contactHref = `${href('/data1522')}#${sectionIds.contact}`
