import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { PropertyAnswers, PropertyValues } from './property.ts'

/** The form of a listing at work. */
export type PropertyForm = SchemaFormHandle<PropertyValues, PropertyAnswers>

/** What each step is given. */
export interface PropertyStepProps {
  form: PropertyForm
}
