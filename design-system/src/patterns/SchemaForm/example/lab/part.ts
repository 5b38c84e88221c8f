import type { SchemaFormHandle } from '../../useSchemaForm.ts'
import type { Lab } from './schema.ts'

export interface PartProps {
  form: SchemaFormHandle<Lab, Lab>
}
