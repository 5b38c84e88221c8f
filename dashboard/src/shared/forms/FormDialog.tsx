import type { FieldValues } from 'react-hook-form'
import { type FormDialogProps, FormOverlay } from './FormOverlay.tsx'

/** A form in a dialog, for a few fields; what was typed is not lost without a question. */
export const FormDialog = <Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) => (
  <FormOverlay {...props} as="dialog" />
)
