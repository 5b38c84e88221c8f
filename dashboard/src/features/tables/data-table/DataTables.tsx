import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import { demos } from './demos.ts'

/** What the data table can do, one thing at a time. */
export const DataTables = () => (
  <Showcase heading="titles.dataTable" descriptionId="tables.dataTableDescription" demos={demos} isBare />
)
