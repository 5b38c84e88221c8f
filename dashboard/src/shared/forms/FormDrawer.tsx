import type { FieldValues } from 'react-hook-form'
import { type FormDrawerProps, FormOverlay } from './FormOverlay.tsx'

/** A form in a drawer, for many fields; what was typed is not lost without a question. */
export const FormDrawer = <Values extends FieldValues, Output>(props: FormDrawerProps<Values, Output>) => (
  <FormOverlay {...props} as="drawer" />
)
