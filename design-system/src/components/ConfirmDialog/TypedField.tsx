import { Form } from '../Form/Form.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './ConfirmDialog.css.ts'

interface TypedFieldProps {
  formId: string
  /** The form's name. */
  name: string
  label: string
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
  onSubmit: () => void
}

/** Where the word is typed that unlocks a confirmation; Enter confirms once it is right. */
export const TypedField = ({ formId, name, text, onSubmit, ...field }: TypedFieldProps) => (
  <div className={styles.typed}>
    <Form id={formId} label={name} onSubmit={onSubmit}>
      <TextField {...field} autoFocus autoComplete="off" value={text} />
    </Form>
  </div>
)
