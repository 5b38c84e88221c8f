import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'

/** Tables that are only read. */
export const SimpleTables = () => (
  <Showcase heading="titles.simpleTable" descriptionId="tables.simpleTableDescription" demos={demos} />
)
